import type { Educator } from '@sinau/contracts/storefront/educator/educator.schemas';
import { Avatar, Card } from '@sinau/ui';
import './class-educators.css';

interface ClassEducatorsProps {
  educators: readonly Educator[];
  heading?: string;
}

/** Teachers, as the class presents them. */
export function ClassEducators({ educators, heading = 'Pengajar' }: ClassEducatorsProps) {
  if (educators.length === 0) return null;
  return (
    <section aria-labelledby="pengajar">
      <h2 id="pengajar">{heading}</h2>
      <ul className="class-educators">
        {educators.map(({ id, name, title, bio, photo }) => (
          <Card as="li" key={id} padded>
            <Avatar src={photo} alt={name} size="lg" />
            <div className="class-educators-who">
              <h3>{name}</h3>
              <p className="muted sm">{title}</p>
            </div>
            {bio && <p className="class-educators-bio">{bio}</p>}
          </Card>
        ))}
      </ul>
    </section>
  );
}
