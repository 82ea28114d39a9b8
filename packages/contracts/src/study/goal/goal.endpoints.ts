import { defineEndpoints } from '../../endpoint.ts';
import { goalChoice, studyWeek } from './goal.schemas.ts';

export const goalEndpoints = defineEndpoints('goal', {
  week: {
    method: 'GET',
    path: '/user/learning/goal',
    auth: 'user',
    summary: 'On which days of this week I studied, and on how many I want to',
    data: studyWeek,
  },
  choose: {
    method: 'PUT',
    path: '/user/learning/goal',
    auth: 'user',
    summary: 'On how many days of a week I want to study, or that I want no goal (0)',
    body: goalChoice,
    data: studyWeek,
    example: { target: 4 },
  },
});
