import { screens } from '@sinau/contracts/screens';
import { Link } from '@sinau/ui';
import { ClothPicture } from './cloth-picture.tsx';
import { wordsOf } from './cloth-labels.ts';
import { useOwnCloth } from './cloth.data.ts';
import './finished-cloth.css';

/** Cloth of the participant with the class that was just finished, weaving itself. Empty until known. */
export function FinishedCloth() {
  const { data } = useOwnCloth();
  if (!data || data.threads.length === 0) return null;
  const { threads } = data;
  return (
    <figure className="finished-cloth">
      <ClothPicture threads={threads.map(({ thread }) => thread)} label={wordsOf(threads)} isDrawn />
      <figcaption className="muted sm">
        {threads.length === 1 ? 'Benang pertama' : `Benang ke-${threads.length}`} di{' '}
        <Link href={screens.profile()}>kain belajarmu</Link>
      </figcaption>
    </figure>
  );
}
