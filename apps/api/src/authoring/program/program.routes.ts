import { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { defineRoutes } from '../../http/routes.ts';
import type { OutlineService } from './outline.service.ts';
import type { ProgramService } from './program.service.ts';
import type { OwnWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import type { Partner } from '../../platform/actor.ts';
import type { ClassKey } from './class-writing.service.ts';
import type { PackagePartsService } from './package-parts.service.ts';
import type { SectionService } from './section.service.ts';

/** Webinar operations that the calls of both kinds need. */
export interface Webinars {
  duplicate(actor: Partner, key: ClassKey): Promise<OwnWebinar>;
}

interface Services {
  readonly programs: ProgramService;
  readonly webinars: Webinars;
  readonly sections: SectionService;
  readonly outline: OutlineService;
  readonly packageParts: PackagePartsService;
}

export const programRoutes = ({ programs, webinars, sections, outline, packageParts }: Services) =>
  defineRoutes(programEndpoints, {
    list: ({ query }) => programs.list(query),
    listV1: ({ query }) => programs.listV1(query),
    detail: ({ actor, params }) => programs.detail(actor, params),
    detailV1: ({ actor, params }) => programs.detail(actor, params),
    participantDetail: ({ actor, params }) => programs.participantDetail(actor, params),
    participantDetailV1: ({ actor, params }) => programs.participantDetail(actor, params),
    mine: ({ actor, query }) => programs.mine(actor, query),
    mineV1: ({ actor, query }) => programs.mineV1(actor, query),
    archived: ({ actor, query }) => programs.archived(actor, query),
    archivedV1: ({ actor, query }) => programs.archivedV1(actor, query),
    mineDetail: ({ actor, params }) => programs.mineDetail(actor, params),
    mineDetailV1: ({ actor, params }) => programs.mineDetail(actor, params),
    create: ({ actor, body }) => programs.create(actor, body),
    duplicate: ({ actor, params }): Promise<Program | OwnWebinar> =>
      (params.type === 'webinar' ? webinars : programs).duplicate(actor, params),
    update: ({ actor, params, body }) => programs.update(actor, params, body),
    changePrices: ({ actor, params, body }) => programs.changePrices(actor, params, body),
    submit: ({ actor, params, query }) => programs.submit(actor, params, query),
    changes: ({ actor, params }) => programs.changes(actor, params),
    discardChanges: ({ actor, params }) => programs.discardChanges(actor, params),
    versions: ({ actor, params, query }) => programs.versions(actor, params, query),
    priceHistory: ({ actor, params, query }) => programs.priceHistory(actor, params, query),
    version: ({ actor, params }) => programs.version(actor, params),
    restoreVersion: ({ actor, params }) => programs.restoreVersion(actor, params),
    withdraw: ({ actor, params }) => programs.withdraw(actor, params),
    archiveOrRestore: ({ actor, params }) => programs.archiveOrRestore(actor, params),
    remove: ({ actor, params }) => programs.remove(actor, params),
    createSection: ({ actor, params, body }) => sections.create(actor, params, body),
    updateSection: ({ actor, params, body }) => sections.rename(actor, params, body),
    reorderSection: ({ actor, params, body }) => sections.move(actor, params, body),
    reorderLesson: ({ actor, params, body }) => sections.moveLesson(actor, params, body),
    removeSection: ({ actor, params }) => sections.remove(actor, params),
    duplicateSection: ({ actor, params, body }) => outline.duplicateSection(actor, params, body),
    restoreSection: ({ actor, params }) => outline.restoreSection(actor, params),
    duplicateLesson: ({ actor, params, body }) => outline.duplicateLesson(actor, params, body),
    restoreLesson: ({ actor, params }) => outline.restoreLesson(actor, params),
    splitPackage: ({ actor, params }) => packageParts.split(actor, params),
    joinPackage: ({ actor, params }) => packageParts.join(actor, params),
  });
