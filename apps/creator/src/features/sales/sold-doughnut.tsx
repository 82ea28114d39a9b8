import type { SalesSummary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { screens } from '@sinau/contracts/screens';
import { rupiah } from '@sinau/format';
import { Link } from '@sinau/ui';
import { Doughnut } from '../../shared/charts/doughnut.tsx';
import { shortRupiah } from '../../shared/charts/short-rupiah.ts';

/** Classes and bundles that the revenue comes from. */
export function SoldDoughnut({ sold, others }: Pick<SalesSummary, 'sold' | 'others'>) {
  const total = others.share + sold.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return <p className="muted sm">Belum ada pendapatan di periode ini.</p>;
  return (
    <Doughnut
      label={`Pendapatan ${rupiah(total)} menurut kelas`}
      segments={[
        ...sold.map(({ id, title, share }) => ({ id, label: title, value: share })),
        ...(others.things > 0 ? [{ id: 'others', label: 'Lainnya', value: others.share }] : []),
      ]}
      value={shortRupiah(total)}
      words="rupiah"
      written={rupiah}
      renderLabel={(label, id) => {
        const thing = sold.find((one) => one.id === id);
        return thing ? <Link href={screens.classReport({ type: thing.type, id: thing.slug })}>{label}</Link> : label;
      }}
    />
  );
}
