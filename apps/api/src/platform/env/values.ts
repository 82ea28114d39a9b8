import { z } from 'zod';

export const flagOr = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(fallback)
    .transform((value) => value === 'true');
export const flag = flagOr('false');
export const seconds = (fallback: number) => z.coerce.number().min(0.1).max(600).default(fallback);
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https:// or http://',
});
export const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that begins with postgresql://',
});
export const key = z.string().min(32);

/** An address of a proxy or a range of them, as Fastify reads it. */
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])]);
export const proxies = z
  .string()
  .refine((list) => list.split(',').every((entry) => proxy.safeParse(entry.trim()).success), {
    error: 'must be addresses or ranges, such as 10.0.0.0/8, with commas between them',
  });

/** Parses percentages that apply from a day in Jakarta on: '2027-01-01:11, 2028-01-01:12'. */
export const datedPercents = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .filter((entry) => entry.trim())
      .map((entry) => {
        const [from = '', percent = ''] = entry.split(':').map((part) => part.trim());
        return { from, percent: Number(percent) };
      }),
  )
  .pipe(z.array(z.object({ from: z.iso.date(), percent: z.number().int().min(0).max(100) })));
