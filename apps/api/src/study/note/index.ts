import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { noteRoutes } from './note.routes.ts';
import { createNoteService } from './note.service.ts';

export const noteModule = (deps: Deps): Module => ({ routes: noteRoutes(createNoteService(deps)) });
