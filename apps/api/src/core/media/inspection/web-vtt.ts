/** Hours may be missing or have one digit; the fraction of a second follows a point or a comma, or is missing. */
const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3})\d*)?`;
/** Timing line of WebVTT and SRT, or of SBV, which has a comma between its times. */
const timing = new RegExp(String.raw`^${time}\s*(?:-{1,3}>|→|,)\s*${time}(?:\s+(.*))?$`);
const strictTime = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const strictTiming = new RegExp(String.raw`^${strictTime}[ \t]+-->[ \t]+${strictTime}(?:[ \t]|$)`);

/**
 * Converts captions to WebVTT. Valid WebVTT does not change; of SRT, SBV and WebVTT that a player would not show whole,
 * times, settings and texts are rewritten. Null if there are no times.
 */
export function toWebVtt(text: string): string | null {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const cues = lines.flatMap((line, at) => {
    const match = timing.exec(line.trim());
    return match ? [{ at, match }] : [];
  });
  const isFaultless =
    /^WEBVTT(?:[ \t]|$)/.test(lines[0]!) &&
    cues.every(({ at }) => strictTiming.test(lines[at]!) && (isBlank(lines[at - 1]) || isBlank(lines[at - 2])));
  if (cues.length > 0 && isFaultless) return lines.join('\n');

  const isWebVtt = /^webvtt/i.test(text.trim());
  const written = cues.flatMap(({ at, match }, index) => {
    const next = cues[index + 1]?.at ?? lines.length;
    const texts = textsOf(lines.slice(at + 1, next), { isWebVtt, isLast: next === lines.length });
    return texts.length > 0 ? [`${timingOf(match)}\n${texts.join('\n')}\n`] : [];
  });
  return written.length > 0 ? `WEBVTT\n\n${written.join('\n')}` : null;
}

/** Returns the text between two times. The last line before the second may be the number of its cue. */
function textsOf(between: readonly string[], { isWebVtt, isLast }: { isWebVtt: boolean; isLast: boolean }) {
  const isNumbered = !isLast && /^\s*\d+\s*$/.test(between.at(-1) ?? '');
  const payload = isNumbered ? between.slice(0, -1) : between;
  // In WebVTT a name or a note follows a blank line; in SRT the text may go on.
  const blank = isWebVtt ? payload.findIndex(isBlank) : -1;
  const texts = blank === -1 ? payload : payload.slice(0, blank);
  return texts.map((line) => markupOf(line.trim())).filter((line) => line !== '');
}

const isBlank = (line: string | undefined) => line?.trim() === '';

function timingOf([, h1, m1, s1, f1, h2, m2, s2, f2, settings = '']: RegExpExecArray) {
  const kept = settings.split(/\s+/).filter((one) => /^(?:vertical|line|position|size|align|region):\S+$/.test(one));
  return [`${timeOf(h1, m1, s1, f1)} --> ${timeOf(h2, m2, s2, f2)}`, ...kept].join(' ');
}

function timeOf(hours = '0', minutes = '0', seconds = '0', fraction = '0') {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${two(whole / 3600)}:${two((whole % 3600) / 60)}:${two(whole % 60)}.${fraction.padEnd(3, '0')}`;
}

/** Removes the fonts and positions of SRT; characters that would begin markup are escaped. */
const markupOf = (line: string) =>
  line
    .replace(/\{\\[^{}]*\}|<\/?font\b[^<>]*>/gi, '')
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(/<(?!\/?(?:[biuc]|ruby|rt|v|lang)\b[^<]*>|\d[\d:.]*>)/gi, '&lt;')
    .replaceAll('-->', '--&gt;');
