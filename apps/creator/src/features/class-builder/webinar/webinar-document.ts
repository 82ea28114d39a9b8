import { webinar } from '@sinau/api-client';
import { titleProblem } from '../../../shared/catalog-texts.tsx';
import { useSoldDocument } from '../../../shared/sold-document.ts';
import type { BuiltWebinar } from '../built-class.ts';
import { builtWebinarQuery, storeClass } from '../class-builder.data.ts';
import { classDocumentId } from '../class-info/class-document.ts';
import { richTexts, textsOf, type ClassTexts } from '../class-info/class-texts.ts';
import { stepLabels } from './steps.ts';

/**
 * Opens a webinar that saves itself while it is described, on any step. Its tickets, sessions and educators have calls
 * of their own.
 */
export const useWebinarDocument = (built: BuiltWebinar, step: 'information' | 'branding') =>
  useSoldDocument<ClassTexts, BuiltWebinar>(built, {
    documentId: classDocumentId(built),
    title: stepLabels[step].heading,
    fieldsOf: textsOf,
    update: (id, body) => webinar.update.call({ params: { id }, body }),
    load: (queryClient, id) => queryClient.fetchQuery({ ...builtWebinarQuery(id), staleTime: 0 }),
    store: storeClass,
    problemsOf: titleProblem,
    richText: richTexts,
  });
