/** Who calls: one signed-in user in one session. */
export interface Actor {
  readonly id: string;
  readonly sessionId: string;
  readonly isOperator: boolean;
  /** The mitra that the user acts for, if a member of any. */
  readonly mitraId: string | null;
}
export interface Partner extends Actor {
  readonly mitraId: string;
}
export interface Operator extends Actor {
  readonly isOperator: true;
}
