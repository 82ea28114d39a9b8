import { Avatar, Card } from '@sinau/ui';
import { useTestimonies } from './content.data.ts';
import './testimonies.css';

/** Testimonials; hidden while there are fewer than two. */
export function Testimonies({ most }: { most: number }) {
  const { data } = useTestimonies();
  if (!data || data.list.length < 2) return null;
  return (
    <section className="section" aria-labelledby="kata-mereka">
      <div className="wrap">
        <div className="head">
          <h2 id="kata-mereka">Kata mereka yang sudah belajar</h2>
        </div>
        <ul className="testimonies">
          {data.list.slice(0, most).map(({ id, name, role, photo, content }) => (
            <Card key={id} as="li" padded>
              <blockquote>{content}</blockquote>
              <div className="row">
                <Avatar src={photo} />
                <p className="sm">
                  <b>{name}</b>
                  <span className="muted">{role}</span>
                </p>
              </div>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}
