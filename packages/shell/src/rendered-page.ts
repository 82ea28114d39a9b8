import type { DataTag } from '@tanstack/react-query';
import type { PageHead, PageLocation, PageQuery, PathParams, RenderedPage } from '@sinau/contracts/rendered-page';

type Queries = readonly [] | readonly [main: PageQuery, ...others: readonly PageQuery[]];

/** The answer of the first query; undefined where there may be none. */
type AnswerOf<Asked extends Queries> = Asked extends readonly [infer Main, ...unknown[]]
  ? Main extends { queryKey: DataTag<unknown, infer Answer, unknown> }
    ? Answer
    : never
  : undefined;

interface PageDefinition<Path extends string, Asked extends Queries> extends Pick<RenderedPage, 'cacheUntilChanged'> {
  readonly queries: (at: PageLocation<PathParams<Path>>) => Asked;
  readonly next?: (at: PageLocation<PathParams<Path>>, answer: AnswerOf<Asked>) => readonly PageQuery[];
  readonly head: (at: PageLocation<PathParams<Path>>, answer: AnswerOf<Asked>) => PageHead;
}

/**
 * Defines a page that the server renders, beside the page itself: what its screen asks for, by the same queries, and its
 * head. The renderer finds the definition by the name of its file, `*.route.ts`.
 */
export const definePage = <Path extends string, const Asked extends Queries>(
  { paths }: { readonly paths: readonly Path[] },
  definition: PageDefinition<Path, Asked>,
) => ({ path: paths[0]!, ...definition }) as unknown as RenderedPage;
