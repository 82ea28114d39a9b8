import { matchPath, useLocation } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { Button, IconButton, Thumbnail } from '@sinau/ui';
import { X } from '@sinau/ui/icons';
import { useChosen } from './chosen.ts';
import { useChoice } from './use-choice.ts';
import './compare-bar.css';

/** Screens on which visitors look for classes. */
const places = [
  screens.home,
  screens.catalog,
  screens.classPage,
  screens.search,
  screens.promotions,
  screens.mitra,
  screens.wishlist,
  screens.cart,
].flatMap(({ paths }) => paths);

/** Bar at the bottom of the screen: the classes chosen for comparison, and the link to the table. */
export function CompareBar() {
  const { pathname } = useLocation();
  const chosen = useChosen();
  const { letGo } = useChoice();
  if (chosen.length === 0 || !places.some((path) => matchPath(path, pathname))) return null;
  return (
    <aside className="compare-bar" aria-label="Kelas yang mau dibandingkan">
      <ul className="compare-bar-classes">
        {chosen.map(({ slug, title, thumbnail }) => (
          <li key={slug}>
            <Thumbnail src={thumbnail} sizes="64px" />
            <span className="compare-bar-title" aria-hidden="true">
              {title}
            </span>
            <IconButton size="sm" label={`Lepas ${title} dari perbandingan`} onClick={() => letGo(slug)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      {chosen.length > 1 ? (
        <Button size="sm" href={screens.compare(chosen.map(({ slug }) => slug))}>
          Bandingkan <span className="sr">{chosen.length} kelas</span>
        </Button>
      ) : (
        <p className="muted sm">Pilih satu kelas lagi</p>
      )}
    </aside>
  );
}
