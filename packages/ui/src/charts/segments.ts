export interface Segment {
  id: string;
  label: string;
  value: number;
  /** A color of the tokens, in CSS syntax; without one the segments take the chart colors in their order. */
  color?: string;
}

/** Maximum number of segments that are distinguishable. */
export const mostSegments = 5;
const colors = ['var(--primary)', 'var(--chart-mid)', 'var(--success)', 'var(--primary-200)', 'var(--chart-grey)'];

/** Returns at most five segments, each with its color; the rest is summed in the last one. */
export function segmentsOf(all: readonly Segment[]): Required<Segment>[] {
  const shown = all.length > mostSegments ? all.slice(0, mostSegments - 1) : all;
  const rest = all.slice(shown.length);
  const summed = {
    id: 'others',
    label: 'Lainnya',
    value: rest.reduce((sum, { value }) => sum + value, 0),
    color: colors.at(-1)!,
  };
  return [
    ...shown.map((segment, index) => ({ ...segment, color: segment.color ?? colors[index]! })),
    ...(rest.length > 0 ? [summed] : []),
  ];
}
