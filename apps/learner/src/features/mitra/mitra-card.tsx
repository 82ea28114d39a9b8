import type { Mitra } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { Avatar, Card, Link } from '@sinau/ui';
import './mitra.css';

export const MitraCard = ({ name, slug, logo, about, totalClass }: Mitra) => (
  <Card as="li" padded className="mitra-card">
    <Avatar src={logo} size="lg" />
    <div>
      <h2>
        <Link href={screens.mitra(slug)}>{name}</Link>
      </h2>
      <p className="muted sm num">
        {totalClass > 0 ? `${decimal(totalClass)} kelas` : 'Kelas pertamanya segera hadir'}
      </p>
    </div>
    <p className="mitra-card-about sm">{about}</p>
  </Card>
);
