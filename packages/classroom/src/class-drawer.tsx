import { useState, type ReactNode } from 'react';
import { Tabs } from '@sinau/ui';
import './class-drawer.css';

interface ClassDrawerProps {
  outline: ReactNode;
  overview: ReactNode;
}

/** What lies beside a lesson: 'Materi' and 'Overview'. */
export function ClassDrawer({ outline, overview }: ClassDrawerProps) {
  const [tab, setTab] = useState<'outline' | 'overview'>('outline');
  return (
    <div className="class-drawer">
      <Tabs
        label="Isi kelas"
        items={[
          { id: 'outline', label: 'Materi', panel: outline },
          { id: 'overview', label: 'Overview', panel: overview },
        ]}
        selected={tab}
        onSelect={setTab}
      />
    </div>
  );
}
