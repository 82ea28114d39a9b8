import { programEndpoints } from '@sinau/contracts/program/program.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ProgramService } from './program.service.ts';
import type { SectionService } from './section.service.ts';

export const programRoutes = (programs: ProgramService, sections: SectionService) =>
  defineRoutes(programEndpoints, {
    list: ({ query }) => programs.list(query),
    detail: ({ actor, params }) => programs.detail(params.id, actor),
    participantDetail: ({ actor, params }) => programs.participantDetail(params.id, actor.id),
    mine: ({ actor, query }) => programs.mine(query, actor),
    archived: ({ actor, query }) => programs.archived(query, actor),
    mineDetail: ({ actor, params }) => programs.mineDetail(params.id, actor),
    create: ({ actor, body }) => programs.create(body, actor),
    update: ({ actor, params, body }) => programs.update(params.id, body, actor),
    submit: ({ actor, params }) => programs.submit(params.id, actor),
    withdraw: ({ actor, params }) => programs.withdraw(params.id, actor),
    archiveOrRestore: ({ actor, params }) => programs.archiveOrRestore(params.id, actor),
    remove: ({ actor, params }) => programs.remove(params.id, actor),
    createSection: ({ actor, params, body }) => sections.create(params.id, actor.mitraId, body.sectionTitle),
    updateSection: ({ actor, params, body }) => sections.rename(params.id, actor.mitraId, params.sectionId, body.title),
    reorderSection: ({ actor, params, body }) =>
      sections.move(params.id, actor.mitraId, params.sectionId, body.newIndex),
    reorderLesson: ({ actor, params, body }) => sections.moveLesson(params.id, actor.mitraId, body),
    removeSection: ({ actor, params }) => sections.remove(params.id, actor.mitraId, params.sectionId),
  });
