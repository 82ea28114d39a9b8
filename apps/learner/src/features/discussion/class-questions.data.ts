import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { discussion } from '@sinau/api-client';
import { questionsCall } from '@sinau/contracts/storefront/catalog/catalog.search';

export const questionsQuery = (slug: string, page: number) => discussion.ofClass.query(questionsCall(slug, page));

/** Loads the questions on the page of a class, as this reader sees them. */
export const useClassQuestions = (slug: string, page: number) =>
  useQuery({ ...questionsQuery(slug, page), placeholderData: keepPreviousData });
