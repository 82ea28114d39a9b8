import { screens } from '@sinau/contracts/screens';
import { Avatar, Button, Card, Link } from '@sinau/ui';
import { useMitraDirectory } from './mitra.data.ts';
import './mitra.css';

/** Number of mitra that the section shows. */
const most = 6;

/** People who teach, and their places: mitra in their own words. Nothing while there are none. */
export function MitraPeople() {
  const list = (useMitraDirectory(1).data?.list ?? []).filter(({ totalClass }) => totalClass > 0).slice(0, most);
  if (list.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="orang">
      <div className="head">
        <div>
          <h2 id="orang">Orang dan tempatnya</h2>
          <p>Kelas di sini lahir di tempat orang bekerja: ruang redaksi, studio, dapur, dan ruang rapat pinjaman.</p>
        </div>
        <Button variant="text" href={screens.mitraDirectory()}>
          Semua mitra
        </Button>
      </div>
      <ul className="mitra-people">
        {list.map(({ id, name, slug, logo, about }) => (
          <Card key={id} as="li" padded className="mitra-card">
            <Avatar src={logo} size="lg" />
            <h3>
              <Link href={screens.mitra(slug)}>{name}</Link>
            </h3>
            <p className="mitra-people-story sm">{about.split('\n\n').at(-1)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
