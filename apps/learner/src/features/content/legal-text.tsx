import { date } from '@sinau/format';
import { Card, ErrorState, Loading, RichText, Skeleton } from '@sinau/ui';
import { useLegalText } from './content.data.ts';

export function LegalText({ slug }: { slug: 'privacy' | 'terms' }) {
  const { data, error, isFetching, refetch } = useLegalText(slug);
  if (data) {
    return (
      <article>
        <p className="muted sm">Berlaku sejak {date(data.updatedAt)}</p>
        <RichText html={data.body} />
      </article>
    );
  }
  if (error) {
    return (
      <Card>
        <ErrorState title="Teks ini belum bisa dimuat" retrying={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Loading label="Memuat">
      <div className="stack">
        <Skeleton width="40%" height={28} />
        <Skeleton height={120} />
        <Skeleton width="30%" height={28} />
        <Skeleton height={160} />
      </div>
    </Loading>
  );
}
