import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import { createMailer, mailJob } from '../../platform/mail/mailer.ts';
import type { Module } from '../module.ts';

export const mailModule = ({ env }: Pick<Deps, 'env'>): Module => ({ jobs: [handleJob(mailJob, createMailer(env))] });
