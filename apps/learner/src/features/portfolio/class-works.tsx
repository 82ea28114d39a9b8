import { screens } from '@sinau/contracts/screens';
import { Avatar, Card, Link } from '@sinau/ui';
import { useClassWorks } from './class-works.data.ts';
import './class-works.css';

/** Works that participants made in a class, on its page; nothing while there are none. */
export function ClassWorks({ classId }: { classId: string }) {
  const works = useClassWorks(classId).data?.list ?? [];
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="karya-peserta">
      <h2 id="karya-peserta">Karya peserta</h2>
      <p className="muted">Dikerjakan di kelas ini, dinilai pengajarnya, dan ditampilkan penulisnya sendiri.</p>
      <ul className="class-works">
        {works.map(({ id, title, excerpt, author }) => (
          <Card key={id} as="li" padded className="class-work">
            <h3>
              <Link href={screens.portfolio(id)}>{title}</Link>
            </h3>
            <p className="sm">{excerpt}</p>
            <p className="class-work-author muted sm">
              <Avatar src={author.avatar} size="sm" />
              {author.fullname}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
