export interface Segment {
  id: string;
  label: string;
  value: number;
  /** A colour of the tokens, as CSS writes it; without one the segments take those of charts in their order. */
  color?: string;
}

/** A ring of more parts can't be told apart. */
export const mostSegments = 5;
const colors = ['var(--primary)', 'var(--chart-mid)', 'var(--success)', 'var(--primary-200)', 'var(--chart-grey)'];

/** Five segments at most, each with its colour; what is more is summed in the last one. */
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
