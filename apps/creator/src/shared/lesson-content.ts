/**
 * Returns stored content without the files that it comes with and an update does not send. All other fields stay, also
 * those that a kind of lesson gets later.
 */
export function withoutFiles<Content extends WithFiles>({ media: _media, captions, ...content }: Content) {
  const sent = captions?.map(({ media: _file, ...one }) => one);
  return { ...content, ...(sent && { captions: sent }) } as Omit<Content, 'media' | 'captions'> & SentCaptions<Content>;
}

interface WithFiles {
  media?: unknown;
  captions?: readonly { media?: unknown }[];
}
type SentCaptions<Content> = Content extends { captions: readonly (infer One)[] }
  ? { captions: Omit<One, 'media'>[] }
  : unknown;
