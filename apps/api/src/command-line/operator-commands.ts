import { Option, type Command } from 'commander';
import { z } from 'zod';
import { registration } from '@sinau/contracts/core/auth/auth.schemas';
import { staffRoles } from '@sinau/contracts/core/auth/staff.rules';
import { securityEndpoints } from '@sinau/contracts/core/security/security.endpoints';
import { createOperator } from '../backoffice/staff/index.ts';
import { resetTwoSteps } from '../core/auth/index.ts';
import { issueMessage } from '../http/validation.ts';
import { systemClock } from '../platform/clock.ts';
import { run } from './run.ts';
import { withJobs } from './with-jobs.ts';

const operatorInput = registration
  .pick({ email: true, fullname: true, password: true })
  .partial({ password: true })
  .extend({ role: z.enum(staffRoles) });
const resetInput = securityEndpoints.reset.body.extend(registration.pick({ email: true }).shape);

/** Adds the commands about operators. */
export function addOperatorCommands(commandLine: Command) {
  const operator = commandLine.command('operator').description('Akun operator');
  operator
    .command('create')
    .description('Buat akun operator, atau jadikan akun yang sudah ada operator')
    .requiredOption('--email <email>')
    .requiredOption('--fullname <nama>')
    .option('--password <sandi>', 'dibuatkan kalau tidak diisi')
    .addOption(new Option('--role <peran>', 'yang boleh dikerjakannya').choices(staffRoles).default('admin'))
    .action(
      run(async ({ db }, options: object) => {
        const input = operatorInput.parse(options, { error: issueMessage });
        const outcome = await createOperator(db, input, systemClock.now());
        console.log(
          outcome.kind === 'created'
            ? `Akun operator ${input.email} dibuat. Kata sandi: ${outcome.password}`
            : `${input.email} sekarang operator. Nama dan kata sandinya tetap.`,
        );
      }),
    );
  operator
    .command('reset-two-step')
    .description('Matikan verifikasi dua langkah orang yang kehilangan ponsel dan kode pemulihannya')
    .requiredOption('--email <email>')
    .requiredOption('--reason <bukti>', 'bukti bahwa ini orangnya, untuk catatan tindakan')
    .action(
      run(async (tools, options: object) => {
        const { email, reason } = resetInput.parse(options, { error: issueMessage });
        await withJobs(tools, (jobs) =>
          tools.db.$transaction((tx) =>
            resetTwoSteps(tx, { jobs, clock: systemClock }, { actorId: null, who: { email }, reason }),
          ),
        );
        console.log(`Verifikasi dua langkah ${email} dimatikan. Ia sudah dikabari lewat email.`);
      }),
    );
}
