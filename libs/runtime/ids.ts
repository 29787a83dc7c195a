import { v7, validate } from 'uuid';

/** A new time-ordered id (UUIDv7): crawls and dispatches are named by it. */
export function uuidv7(): string {
  return v7();
}

/** Whether a text is a UUID in the lower-case form that we store and compare. */
export function isUuid(text: string): boolean {
  return validate(text) && text === text.toLowerCase();
}
