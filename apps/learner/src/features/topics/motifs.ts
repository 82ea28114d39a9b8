import { clothTopics, topicArt } from '@sinau/contracts/core/cloth/topic-art';

/** Returns the textile motif of a topic; a new topic gets one by its position in the list. */
export const motifOf = (slug: string, index: number): string =>
  `/art/motifs/${topicArt(slug) ?? clothTopics[index % clothTopics.length]}.svg`;
