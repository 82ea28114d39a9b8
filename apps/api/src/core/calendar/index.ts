import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { createCalendarService } from './calendar.service.ts';

export const calendarModule = (deps: Deps): Module => ({ routes: calendarRoutes(createCalendarService(deps)) });
