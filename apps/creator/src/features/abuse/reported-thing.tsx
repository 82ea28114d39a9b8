import type { AbuseCaseDetail } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime } from '@sinau/format';
import { Badge, Button, Card, Link } from '@sinau/ui';
import { caseKindLabels } from '../../shared/case-kinds.ts';
import { useUnhideCase } from './abuse.data.ts';
import './abuse-case.css';

/** The reported thing as it is now, with its author and its place. */
export const ReportedThing = ({ found }: { found: AbuseCaseDetail }) => (
  <Card as="section" padded aria-labelledby="thing">
    <h2 id="thing">{found.kind === 'appeal' ? 'Isi banding' : 'Yang dilaporkan'}</h2>
    {found.thing ? (
      <Shown found={found} thing={found.thing} />
    ) : (
      <p className="muted">Ini sudah dihapus, atau akunnya sudah ditutup.</p>
    )}
  </Card>
);

function Shown({
  found: { id, kind },
  thing,
}: {
  found: AbuseCaseDetail;
  thing: NonNullable<AbuseCaseDetail['thing']>;
}) {
  const { text, author, mitra, class: place, path, isHidden, createdAt } = thing;
  const unhide = useUnhideCase(id);
  return (
    <div className="stack">
      <p className="row wraps sm abuse-of">
        {author && kind !== 'appeal' && <Link href={screens.publicProfile(author.id)}>{author.fullname}</Link>}
        {author && kind === 'appeal' && author.fullname}
        {place && <Link href={operatorScreens.operatorClass(place.slug)}>{place.title}</Link>}
        {mitra && <Link href={operatorScreens.operatorApplication(mitra.id)}>{mitra.name}</Link>}
        <span className="muted">{dateTime(createdAt)}</span>
        {isHidden && <Badge tone="danger">Disembunyikan</Badge>}
        {mitra?.isStopped && <Badge tone="danger">Mitra dihentikan</Badge>}
      </p>
      <blockquote className="abuse-text">{text || 'Tanpa tulisan'}</blockquote>
      <div className="row wraps">
        <Button variant="outline" size="sm" href={path}>
          {kind === 'appeal' ? 'Buka mitra' : `Buka ${caseKindLabels[kind].toLowerCase()}`}
        </Button>
        {isHidden && (
          <Button variant="text" size="sm" loading={unhide.isPending} onClick={() => unhide.mutate()}>
            Tampilkan lagi
          </Button>
        )}
      </div>
    </div>
  );
}
