import { keyOfBroker, probeBroker } from './probe-broker.ts';
import type { BrokerProfile } from './profile.ts';
import { hasSafeProfile, storeProfile } from './profile-table.ts';

/** Where the broker is, as the topology's user, and where its profile is kept. */
export interface ProfilePlaces {
  readonly topologyUrl: string;
  readonly databaseUrl: string;
}

/** Probes the broker and keeps what was seen. */
export async function renewProfile(places: ProfilePlaces): Promise<BrokerProfile> {
  const profile = await probeBroker({ url: places.topologyUrl });
  await storeProfile(places.databaseUrl, profile);
  return profile;
}

/** The same, but only where no safe profile of this broker is kept; undefined where one is. */
export async function ensureProfile(places: ProfilePlaces): Promise<BrokerProfile | undefined> {
  const key = await keyOfBroker({ url: places.topologyUrl });
  if (await hasSafeProfile(places.databaseUrl, key)) return undefined;
  return await renewProfile(places);
}
