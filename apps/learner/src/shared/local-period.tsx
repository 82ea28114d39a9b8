import { localPeriod, period } from '@sinau/format';
import { useIsMounted } from '@sinau/ui';
import { Globe } from '@sinau/ui/icons';
import './local-period.css';

interface LocalPeriodProps {
  from: string;
  to: string;
}

/** A fact beside a period in WIB: the same by the clock of somebody elsewhere, where it differs. */
export function LocalPeriod({ from, to }: LocalPeriodProps) {
  const isMounted = useIsMounted();
  // The server knows nobody's zone: what it paints only keeps the place, and is words to no crawler.
  if (!isMounted)
    return (
      <span className="local-period-place" data-as={`Di tempatmu: ${period(from, to)}`}>
        <Globe />
      </span>
    );
  const text = localPeriod(from, to);
  return (
    text && (
      <span>
        <Globe />
        Di tempatmu: {text}
      </span>
    )
  );
}
