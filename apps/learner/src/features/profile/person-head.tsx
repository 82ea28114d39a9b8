import type { ReactNode } from 'react';
import type { PublicProfile } from '@sinau/contracts/storefront/profile/profile.schemas';
import { date } from '@sinau/format';
import { Avatar, Card } from '@sinau/ui';
import { ExternalLink } from '@sinau/ui/icons';
import './profile.css';

/** Shortens 'https://www.contoh.id/sekar/' to 'contoh.id/sekar'. */
const shortAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

interface PersonHeadProps {
  person: PublicProfile;
  /** Actions of its owner. */
  actions?: ReactNode;
}

/** Head of a profile: the user in their own words. */
export const PersonHead = ({ person, actions }: PersonHeadProps) => (
  <Card padded className="person-head">
    <Avatar src={person.avatar} size="xl" />
    <div className="person-head-text">
      <h1>{person.fullname}</h1>
      {person.headline && <p className="person-headline">{person.headline}</p>}
      <p className="muted sm">Bergabung sejak {date(person.joinedAt)}</p>
      {person.bio && <p className="person-bio">{person.bio}</p>}
      {person.links.length > 0 && (
        <ul className="person-links">
          {person.links.map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="nofollow ugc noopener noreferrer">
                {shortAddress(link)}
                <ExternalLink />
              </a>
            </li>
          ))}
        </ul>
      )}
      {actions && <div className="row wraps">{actions}</div>}
    </div>
  </Card>
);
