import { screens } from '@sinau/contracts/screens';
import { Avatar, Card, Link, Stars } from '@sinau/ui';
import { useLatestReviews } from './review.data.ts';
import './reviews-of-people.css';

/** Testimonies of learners; hidden while there are fewer than two. */
export function ReviewsOfPeople() {
  const { data } = useLatestReviews();
  if (!data || data.list.length < 2) return null;
  return (
    <section className="section" aria-labelledby="kata-mereka">
      <div className="wrap">
        <div className="head">
          <h2 id="kata-mereka">Kata mereka yang sudah belajar</h2>
        </div>
        <ul className="reviews-of-people">
          {data.list.map(({ id, rating, content, createdBy, class: { title, slug } }) => (
            <Card key={id} as="li" padded>
              <Stars value={rating} />
              <blockquote>{content}</blockquote>
              <div className="row">
                <Avatar src={createdBy.avatar} />
                <p className="sm">
                  <b>{createdBy.fullname}</b>
                  <Link href={screens.classPage(slug)}>{title}</Link>
                </p>
              </div>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}
