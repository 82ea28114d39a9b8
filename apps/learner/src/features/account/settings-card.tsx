import { useId, type ReactNode } from 'react';
import { Card } from '@sinau/ui';
import './settings-card.css';

interface SettingsCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" padded className="settings-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="muted sm">{lead}</p>}
      {children}
    </Card>
  );
}
