/**
 * Returns stored content without the files that it comes with and an update does not send. All other fields stay, also
 * those that a kind of lesson gets later.
 */
export const withoutFiles = <Content extends object>({
  media: _media,
  captions: _captions,
  ...content
}: Content & { media?: unknown; captions?: unknown }) => content as Omit<Content, 'media' | 'captions'>;
