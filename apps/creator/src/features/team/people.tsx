import type { ReactNode } from 'react';
import { Avatar, Card } from '@sinau/ui';
import './people.css';

interface PersonProps {
  name: string;
  avatar: string | null;
  /** Text below the name. */
  note: ReactNode;
  badge?: ReactNode;
  /** Menu at the end. */
  actions?: ReactNode;
}

export const People = ({ children }: { children: ReactNode }) => <ul className="people">{children}</ul>;

/** Member of a team, with the actions on them. */
export const Person = ({ name, avatar, note, badge, actions }: PersonProps) => (
  <Card as="li" className="person">
    <Avatar src={avatar} alt="" />
    <div className="person-text">
      <b>{name}</b>
      <p className="muted sm">{note}</p>
    </div>
    {badge}
    {actions}
  </Card>
);
