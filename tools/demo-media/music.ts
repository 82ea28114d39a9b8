export const sampleRate = 44_100;

/** A slendro scale: five steps to the octave, none quite the same. In cents above the lowest note. */
const scale = [0, 231, 474, 717, 955];
const lowest = 233;

/** Partials of a struck bronze bar: frequency, loudness, duration. */
const partials = [
  [1, 1, 2.2],
  [2.76, 0.32, 0.9],
  [5.4, 0.12, 0.35],
  [8.93, 0.05, 0.15],
] as const;

const pitchOf = (step: number) =>
  lowest *
  2 ** (Math.floor(step / scale.length) + scale[((step % scale.length) + scale.length) % scale.length]! / 1200);

/**
 * Music of our own for lessons: a slow melody on bronze, its answer an octave above, and a gong that closes each line.
 * The same seconds always give the same sound. Mono, from -1 to 1.
 */
export function playGamelan(seconds: number): Float32Array {
  const sound = new Float32Array(Math.ceil(seconds * sampleRate));
  const beat = 0.62;
  const melody = [0, 2, 1, 2, 3, 2, 1, 0, 4, 3, 2, 3, 1, 2, 0, -1, 2, 4, 3, 4, 5, 4, 3, 2, 1, 3, 2, 1, 0, 1, -1, 0];
  const beats = Math.floor((seconds - 3.5) / beat);
  for (let n = 0; n <= beats; n += 1) {
    const at = n * beat;
    const note = melody[n % melody.length]!;
    if (n % 2 === 0) strike(sound, at, pitchOf(note), 0.26, 1.3);
    strike(sound, at + beat / 2, pitchOf(note + 5), 0.07, 0.6);
    if (n % 4 === 3) strike(sound, at, pitchOf(note + 5), 0.1, 0.8);
    if (n % 16 === 0) ring(sound, at, 0.32);
  }
  ring(sound, (beats + 1) * beat, 0.26);
  return finish(echo(sound));
}

/** The sound of a film: a short phrase at its beginning and end, and silence while somebody reads. */
export function playFrame(seconds: number): Float32Array {
  const sound = new Float32Array(Math.ceil(seconds * sampleRate));
  const phrase = playGamelan(9);
  sound.set(phrase);
  sound.set(phrase, sound.length - phrase.length);
  return sound;
}

function strike(sound: Float32Array, at: number, pitch: number, loudness: number, length: number) {
  const first = Math.floor(at * sampleRate);
  for (const [ratio, share, decay] of partials) {
    const time = decay * length;
    for (let n = 0; n < time * 3 * sampleRate && first + n < sound.length; n += 1) {
      const t = n / sampleRate;
      sound[first + n]! +=
        loudness * share * Math.min(1, t / 0.004) * Math.exp(-t / time) * Math.sin(2 * Math.PI * pitch * ratio * t);
    }
  }
}

/** A gong of two nearly equal notes, which beat against each other. */
function ring(sound: Float32Array, at: number, loudness: number) {
  const first = Math.floor(at * sampleRate);
  for (let n = 0; n < 7 * sampleRate && first + n < sound.length; n += 1) {
    const t = n / sampleRate;
    const swell = Math.min(1, t / 0.05) * Math.exp(-t / 2.6);
    sound[first + n]! +=
      loudness *
      swell *
      (Math.sin(2 * Math.PI * 65.2 * t) +
        0.8 * Math.sin(2 * Math.PI * 66.9 * t) +
        0.25 * Math.sin(2 * Math.PI * 131 * t)) *
      0.5;
  }
}

function echo(sound: Float32Array) {
  const wet = sound.slice();
  for (const [delay, share] of [
    [0.083, 0.28],
    [0.137, 0.22],
    [0.211, 0.17],
    [0.331, 0.12],
  ] as const) {
    const lag = Math.floor(delay * sampleRate);
    for (let n = lag; n < wet.length; n += 1) wet[n]! += share * sound[n - lag]!;
  }
  return wet;
}

/** Normalizes the loudness, and fades out at the end. */
function finish(sound: Float32Array) {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const fade = 2.5 * sampleRate;
  return sound.map((value, n) => (value / peak) * 0.8 * Math.min(1, (sound.length - n) / fade));
}

/** Samples for an encoder: 16 bits each. */
export const pcmOf = (sound: Float32Array) =>
  Buffer.from(Int16Array.from(sound, (value) => Math.round(value * 32_767)).buffer);
