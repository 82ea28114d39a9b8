import type { Educator } from '@sinau/contracts/educator/educator.schemas';
import { Avatar } from '@sinau/ui';
import './class-educators.css';

/** Who teaches, as the class presents them. */
export function ClassEducators({ educators }: { educators: readonly Educator[] }) {
  if (educators.length === 0) return null;
  return (
    <section aria-labelledby="pengajar">
      <h2 id="pengajar">Pengajar</h2>
      <ul className="class-educators">
        {educators.map(({ id, name, title, bio, photo }) => (
          <li key={id}>
            <Avatar src={photo} alt={name} size="lg" />
            <div>
              <h3>{name}</h3>
              <p className="muted sm">{title}</p>
              {bio && <p className="class-educators-bio">{bio}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
