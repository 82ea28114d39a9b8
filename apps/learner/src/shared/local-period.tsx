import { localPeriod, period } from '@sinau/format';
import { useIsMounted } from '@sinau/ui';
import { Globe } from '@sinau/ui/icons';
import './local-period.css';

interface LocalPeriodProps {
  from: string;
  to: string;
}

/** Period in the visitor's time zone beside one in WIB, if it differs. */
export function LocalPeriod({ from, to }: LocalPeriodProps) {
  const isMounted = useIsMounted();
  // The server does not know the visitor's time zone. It reserves space for the text, in CSS so that crawlers do not
  // read it.
  if (!isMounted)
    return (
      <span className="local-period-place" data-text={`Di tempatmu: ${period(from, to)}`}>
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
