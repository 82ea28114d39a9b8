import { posix } from 'node:path';
import type { Difficulty } from '@sinau/contracts/study/question/imported.rules';
import { elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';
import { seenOnly } from '../unseen.ts';
import { decoded } from './source-pictures.ts';

export interface ItemMetadata {
  readonly tags: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly isRounded: boolean;
}
export interface Manifest {
  /** Documents of questions, in their order. */
  readonly paths: readonly string[];
  readonly metadata: ReadonlyMap<string, ItemMetadata>;
}

const levels: Readonly<Record<string, Difficulty>> = {
  'very easy': 'easy',
  easy: 'easy',
  medium: 'medium',
  difficult: 'hard',
  'very difficult': 'hard',
};

/** Reads the manifest of a package in a folder: its documents of questions, with their keywords and difficulty. */
export function manifestOf(root: XmlNode, folder: string): Manifest {
  const resources = elementsNamed(root, 'resource')
    .filter(({ attributes }) =>
      /imsqti|x-bb-(?:qti|assessment)|associatedcontent.*assessment/i.test(attributes['type'] ?? ''),
    )
    .flatMap((node) => {
      const file = elementsNamed(node, 'file').find(({ attributes }) =>
        /\.(?:xml|qti|dat)$/i.test(attributes['href'] ?? ''),
      );
      const own = node.attributes['file'] ?? node.attributes['href'] ?? file?.attributes['href'] ?? '';
      const href = /\.(?:xml|qti|dat)$/i.test(own) ? own : (file?.attributes['href'] ?? '');
      const path = posix.normalize(`${folder}/${node.attributes['base'] ?? ''}/${decoded(href)}`).replace(/^\/+/, '');
      return href === '' ? [] : [{ path, node }];
    });
  return {
    paths: resources.map(({ path }) => path),
    metadata: new Map(resources.map(({ path, node }) => [path, metadataOf(node)])),
  };
}

function metadataOf(resource: XmlNode): ItemMetadata {
  const words = (nodes: readonly XmlNode[]) => nodes.map((node) => seenOnly(textIn(node)).trim()).filter(Boolean);
  const tags = elementsNamed(resource, 'keyword').flatMap((node) => words(elementsNamed(node, 'string', 'langstring')));
  const [level = ''] = elementsNamed(resource, 'difficulty').flatMap((node) => words(elementsNamed(node, 'value')));
  return { tags, difficulty: levels[level] ?? null, isRounded: level.startsWith('very ') };
}
