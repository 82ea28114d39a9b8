import { useState, type ReactNode } from 'react';
import { Tabs } from '@sinau/ui';
import './class-drawer.css';

interface ClassDrawerProps {
  outline: ReactNode;
  overview: ReactNode;
  /** Where there is one, with the number of its questions once that is known. */
  discussion?: { count: number | undefined; panel: ReactNode };
}

/** The drawer beside a lesson: 'Materi', 'Overview' and 'Diskusi'. */
export function ClassDrawer({ outline, overview, discussion }: ClassDrawerProps) {
  const [tab, setTab] = useState<'outline' | 'overview' | 'discussion'>('outline');
  return (
    <div className="class-drawer">
      <Tabs
        label="Isi kelas"
        items={[
          { id: 'outline', label: 'Materi', panel: outline },
          { id: 'overview', label: 'Overview', panel: overview },
          ...(discussion
            ? [{ id: 'discussion' as const, label: 'Diskusi', count: discussion.count, panel: discussion.panel }]
            : []),
        ]}
        selected={tab}
        onSelect={setTab}
      />
    </div>
  );
}
