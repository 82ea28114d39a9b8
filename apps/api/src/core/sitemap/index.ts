import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { sitemapFiles } from './sitemap.service.ts';

export const sitemapModule = (deps: Deps): Module => ({
  files: sitemapFiles({ sql: deps.replica.sql, env: deps.env }),
});
