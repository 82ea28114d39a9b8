import { Avatar } from '@sinau/ui';
import type { LiveLesson } from './live-session.data.ts';
import './speakers.css';

/** Speakers of a session. */
export function Speakers({ speakers }: Pick<LiveLesson['content'], 'speakers'>) {
  if (speakers.length === 0) return null;
  return (
    <section className="speakers" aria-label="Pembicara">
      <h3>Pembicara</h3>
      <ul>
        {speakers.map(({ id, name, title, photo }) => (
          <li key={id}>
            <Avatar src={photo} size="lg" />
            <span>
              <b>{name}</b>
              <span className="muted sm">{title}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
