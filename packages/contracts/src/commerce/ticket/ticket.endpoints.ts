import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData, webinarRef } from '../../fields.ts';
import {
  additionalInput,
  quota,
  regularInput,
  seatStock,
  ticket,
  ticketList,
  ticketUpdate,
  waitingPosition,
} from './ticket.schemas.ts';

const ofWebinar = z.object({ id: webinarRef });
const byId = z.object({ id: webinarRef, ticketId: idOf('ticket') });
const example = { title: 'Tiket reguler', price: 150_000, quota: 50 };

/** Tickets are not versioned with their webinar: a saved ticket is on sale immediately. */
export const ticketEndpoints = defineEndpoints('ticket', {
  list: {
    method: 'GET',
    path: '/user/webinar/:id/ticket',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'The tickets of my webinar in their order, and its seats',
    params: ofWebinar,
    data: ticketList,
    errors: ['not_found'],
  },
  detail: {
    method: 'GET',
    path: '/user/webinar/:id/ticket/:ticketId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'One ticket of my webinar',
    params: byId,
    data: ticket,
    errors: ['not_found'],
  },
  createRegular: {
    method: 'POST',
    path: '/user/webinar/:id/ticket/create/regular',
    auth: 'partner',
    summary: 'Sell seats of my webinar by a further ticket. A seat is for its buyer: one an order, one a buyer',
    params: ofWebinar,
    body: regularInput,
    data: ticket,
    errors: ['not_found', 'too_many_tickets'],
    example,
  },
  createAdditional: {
    method: 'POST',
    path: '/user/webinar/:id/ticket/create/additional',
    auth: 'partner',
    summary: 'Sell something beside a seat, for those who have one or order one with it. It takes no seat',
    params: ofWebinar,
    body: additionalInput,
    data: ticket,
    errors: ['not_found', 'too_many_tickets'],
    example: { title: 'Modul cetak', price: 75_000, perOrder: 2 },
  },
  update: {
    method: 'PUT',
    path: '/user/webinar/:id/ticket/:ticketId',
    auth: 'partner',
    summary:
      'Change a ticket, at once; orders that wait keep their price. Its quota is never below what is sold and held: `fields.quota` names the number',
    params: byId,
    body: ticketUpdate,
    data: ticket,
    errors: ['not_found', 'quota_below_taken'],
    example: { quota: 80 },
  },
  remove: {
    method: 'DELETE',
    path: '/user/webinar/:id/ticket/:ticketId',
    auth: 'partner',
    summary: 'Delete a ticket that nobody ordered; others are archived by `isArchived`',
    params: byId,
    data: noData,
    errors: ['not_found', 'ticket_has_orders'],
  },
  setQuota: {
    method: 'PUT',
    path: '/user/webinar/:id/quota',
    auth: 'partner',
    summary: "The webinar's seats in all; null without a bound. Never below what is sold and held",
    params: ofWebinar,
    body: z.strictObject({ quota }),
    data: seatStock,
    errors: ['not_found', 'quota_below_taken'],
    example: { quota: 200 },
  },
  wait: {
    method: 'POST',
    path: '/webinar/:id/waiting-list',
    auth: 'user',
    summary:
      'Wait for a seat of a ticket that is sold out. A freed seat is held 12 hours for the first who waits, who gets a mail and notification; their order takes it over. Once is enough: who waits already keeps their place',
    params: ofWebinar,
    body: z.strictObject({ ticketId: idOf('ticket') }),
    data: waitingPosition,
    errors: [
      'not_found',
      'own_class',
      'class_already_owned',
      'class_disputed',
      'class_not_for_sale',
      'ticket_available',
      'ticket_not_open',
      'ticket_sale_ended',
      'webinar_over',
    ],
    example: { ticketId: '0198f1c0-0000-7000-8000-000000000000' },
  },
  stopWaiting: {
    method: 'DELETE',
    path: '/webinar/:id/waiting-list/:ticketId',
    auth: 'user',
    summary: 'Wait no longer; a seat that was held goes to the next',
    params: byId,
    data: noData,
    errors: ['not_found'],
  },
});
