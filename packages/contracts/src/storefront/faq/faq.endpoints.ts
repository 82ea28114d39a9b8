import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { text, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { faq, faqAudiences, faqCategory, faqCategoryDetail } from './faq.schemas.ts';

const audience = z.enum(faqAudiences);

export const faqEndpoints = defineEndpoints('faq', {
  list: {
    method: 'GET',
    path: '/faq',
    auth: 'public',
    cache: 'everybody',
    summary: 'Questions with their answers, category by category; `keyword` is part of either',
    query: listQuery({ sort: ['position', 'question'], filter: { categoryId: uuid, audience } }),
    data: listOf(faq),
  },
  categories: {
    method: 'GET',
    path: '/faq/category',
    auth: 'public',
    cache: 'everybody',
    summary: 'What questions are about, for learners and for partners',
    query: listQuery({ sort: ['position', 'title'], filter: { audience, slug: text(60) } }),
    data: listOf(faqCategory),
  },
  category: {
    method: 'GET',
    path: '/faq/category/:id',
    auth: 'public',
    cache: 'everybody',
    summary: 'One category with its questions, by id or slug',
    params: z.object({ id: z.string().min(1).max(60) }),
    data: faqCategoryDetail,
    errors: ['not_found'],
  },
});
