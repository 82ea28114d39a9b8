import { z } from 'zod';
import { staffRoles } from '../../core/auth/staff.rules.ts';
import { instant, uuid } from '../../fields.ts';

export const staffMember = z.object({
  id: uuid,
  fullname: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  /** Empty once all were taken away. */
  roles: z.array(z.enum(staffRoles)),
  /** True if they sign in in two steps. */
  hasTwoSteps: z.boolean(),
  createdAt: instant,
});
export type StaffMember = z.infer<typeof staffMember>;

/** Roles, each once. */
export const roleList = z
  .array(z.enum(staffRoles))
  .max(staffRoles.length)
  .refine((roles) => new Set(roles).size === roles.length, 'Sebutkan tiap peran sekali');
