/** What an operator can do that is kept in the log. */
export const auditActs = [
  'class.takeUp',
  'class.release',
  'class.publish',
  'class.revise',
  'class.suspend',
  'class.resume',
  'class.allowNewsWriting',
  'class.refuseNewsWriting',
  'comment.add',
  'comment.edit',
  'comment.remove',
  'comment.reply',
  'mitra.verify',
  'mitra.reject',
  'refund.mark',
  'certificate.revoke',
  'review.takeDown',
  'review.restore',
  'discussion.hide',
  'discussion.unhide',
] as const;
export type AuditAct = (typeof auditActs)[number];

export const auditSubjects = ['class', 'mitra', 'order', 'certificate', 'review', 'discussion'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
