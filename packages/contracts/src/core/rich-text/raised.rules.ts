const figures = '0123456789+-=()';

/**
 * Writes a raised or lowered text as the characters for it: a text has no such style, and x² must not become x2. Letters,
 * which have none, stand in brackets.
 */
export function raisedText(text: string, isUp: boolean): string {
  const signs = [...(isUp ? '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾' : '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')];
  const places = [...text.trim().replaceAll('−', '-')].map((sign) => figures.indexOf(sign));
  if (places.every((place) => place >= 0)) return places.map((place) => signs[place]).join('');
  return `${isUp ? '^' : '_'}(${text.trim()})`;
}
