import { useState, type ReactNode } from 'react';
import { Tabs } from '@sinau/ui';
import './class-drawer.css';

interface ClassDrawerProps {
  outline: ReactNode;
  overview: ReactNode;
  /** The tab 'Diskusi' with its number of questions; undefined while loading. */
  discussion?: { count: number | undefined; panel: ReactNode };
  /** The tab 'Catatan'. */
  notes?: ReactNode;
}

/** The tabs beside a lesson: 'Materi', 'Overview', 'Diskusi' and 'Catatan'. */
export function ClassDrawer({ outline, overview, discussion, notes }: ClassDrawerProps) {
  const [tab, setTab] = useState<'outline' | 'overview' | 'discussion' | 'notes'>('outline');
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
          ...(notes ? [{ id: 'notes' as const, label: 'Catatan', panel: notes }] : []),
        ]}
        selected={tab}
        onSelect={setTab}
      />
    </div>
  );
}
