import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { reportRoutes } from './report.routes.ts';
import { createReportService } from './report.service.ts';

export const reportModule = (deps: Deps): Module => ({ routes: reportRoutes(createReportService(deps)) });
