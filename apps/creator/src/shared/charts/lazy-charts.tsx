import { Suspense, type ComponentProps } from 'react';
import { lazySection } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import type { TrendChart } from '@sinau/ui/charts/trend-chart';
import type { DoughnutChart } from '@sinau/ui/charts/doughnut-chart';
import '@sinau/ui/charts/styles.css';

/** Chart component, loaded once there is data to draw. */
const LazyTrend = lazySection(async () => (await import('@sinau/ui/charts/trend-chart')).TrendChart);
const LazyDoughnut = lazySection(async () => (await import('@sinau/ui/charts/doughnut-chart')).DoughnutChart);

interface TrendProps extends ComponentProps<typeof TrendChart> {
  /** Text where there is no data. */
  empty: string;
}

/** Line over time, with its height reserved before it is drawn. */
export function Trend({ empty, ...props }: TrendProps) {
  if (props.points.every(({ value, previous }) => value === 0 && !previous)) return <p className="muted sm">{empty}</p>;
  return (
    <Suspense fallback={<Skeleton height={380} />}>
      <LazyTrend {...props} />
    </Suspense>
  );
}

export const DoughnutPicture = (props: ComponentProps<typeof DoughnutChart>) => (
  <Suspense fallback={<Skeleton height={184} />}>
    <LazyDoughnut {...props} />
  </Suspense>
);
