// Original file: proto/jobradar/worker/v1/politeness_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetRobotsRequest$Input as _jobradar_worker_v1_GetRobotsRequest$Input, GetRobotsRequest as _jobradar_worker_v1_GetRobotsRequest } from '../../../jobradar/worker/v1/GetRobotsRequest.ts';
import type { GetRobotsResponse$Input as _jobradar_worker_v1_GetRobotsResponse$Input, GetRobotsResponse as _jobradar_worker_v1_GetRobotsResponse } from '../../../jobradar/worker/v1/GetRobotsResponse.ts';
import type { PutRobotsRequest$Input as _jobradar_worker_v1_PutRobotsRequest$Input, PutRobotsRequest as _jobradar_worker_v1_PutRobotsRequest } from '../../../jobradar/worker/v1/PutRobotsRequest.ts';
import type { PutRobotsResponse$Input as _jobradar_worker_v1_PutRobotsResponse$Input, PutRobotsResponse as _jobradar_worker_v1_PutRobotsResponse } from '../../../jobradar/worker/v1/PutRobotsResponse.ts';
import type { ReserveFetchesRequest$Input as _jobradar_worker_v1_ReserveFetchesRequest$Input, ReserveFetchesRequest as _jobradar_worker_v1_ReserveFetchesRequest } from '../../../jobradar/worker/v1/ReserveFetchesRequest.ts';
import type { ReserveFetchesResponse$Input as _jobradar_worker_v1_ReserveFetchesResponse$Input, ReserveFetchesResponse as _jobradar_worker_v1_ReserveFetchesResponse } from '../../../jobradar/worker/v1/ReserveFetchesResponse.ts';
import type { SettleFetchesRequest$Input as _jobradar_worker_v1_SettleFetchesRequest$Input, SettleFetchesRequest as _jobradar_worker_v1_SettleFetchesRequest } from '../../../jobradar/worker/v1/SettleFetchesRequest.ts';
import type { SettleFetchesResponse$Input as _jobradar_worker_v1_SettleFetchesResponse$Input, SettleFetchesResponse as _jobradar_worker_v1_SettleFetchesResponse } from '../../../jobradar/worker/v1/SettleFetchesResponse.ts';

/**
 * One limit per site, and one robots.txt per origin, for all workers together. Internal.
 */
export interface PolitenessServiceClient extends grpc.Client {
  /**
   * Reads the stored robots.txt of an origin, or says who fetches it.
   */
  GetRobots(argument: _jobradar_worker_v1_GetRobotsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_GetRobotsResponse>): grpc.ClientUnaryCall;
  GetRobots(argument: _jobradar_worker_v1_GetRobotsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_GetRobotsResponse>): grpc.ClientUnaryCall;
  GetRobots(argument: _jobradar_worker_v1_GetRobotsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_GetRobotsResponse>): grpc.ClientUnaryCall;
  GetRobots(argument: _jobradar_worker_v1_GetRobotsRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_GetRobotsResponse>): grpc.ClientUnaryCall;
  /**
   * Reads the stored robots.txt of an origin, or says who fetches it.
   */
  getRobots(argument: _jobradar_worker_v1_GetRobotsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_GetRobotsResponse>): grpc.ClientUnaryCall;
  getRobots(argument: _jobradar_worker_v1_GetRobotsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_GetRobotsResponse>): grpc.ClientUnaryCall;
  getRobots(argument: _jobradar_worker_v1_GetRobotsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_GetRobotsResponse>): grpc.ClientUnaryCall;
  getRobots(argument: _jobradar_worker_v1_GetRobotsRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_GetRobotsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Stores what fetching robots.txt gave.
   */
  PutRobots(argument: _jobradar_worker_v1_PutRobotsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_PutRobotsResponse>): grpc.ClientUnaryCall;
  PutRobots(argument: _jobradar_worker_v1_PutRobotsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_PutRobotsResponse>): grpc.ClientUnaryCall;
  PutRobots(argument: _jobradar_worker_v1_PutRobotsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_PutRobotsResponse>): grpc.ClientUnaryCall;
  PutRobots(argument: _jobradar_worker_v1_PutRobotsRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_PutRobotsResponse>): grpc.ClientUnaryCall;
  /**
   * Stores what fetching robots.txt gave.
   */
  putRobots(argument: _jobradar_worker_v1_PutRobotsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_PutRobotsResponse>): grpc.ClientUnaryCall;
  putRobots(argument: _jobradar_worker_v1_PutRobotsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_PutRobotsResponse>): grpc.ClientUnaryCall;
  putRobots(argument: _jobradar_worker_v1_PutRobotsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_PutRobotsResponse>): grpc.ClientUnaryCall;
  putRobots(argument: _jobradar_worker_v1_PutRobotsRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_PutRobotsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Books the next fetches of a site.
   */
  ReserveFetches(argument: _jobradar_worker_v1_ReserveFetchesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ReserveFetchesResponse>): grpc.ClientUnaryCall;
  ReserveFetches(argument: _jobradar_worker_v1_ReserveFetchesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_ReserveFetchesResponse>): grpc.ClientUnaryCall;
  ReserveFetches(argument: _jobradar_worker_v1_ReserveFetchesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ReserveFetchesResponse>): grpc.ClientUnaryCall;
  ReserveFetches(argument: _jobradar_worker_v1_ReserveFetchesRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_ReserveFetchesResponse>): grpc.ClientUnaryCall;
  /**
   * Books the next fetches of a site.
   */
  reserveFetches(argument: _jobradar_worker_v1_ReserveFetchesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ReserveFetchesResponse>): grpc.ClientUnaryCall;
  reserveFetches(argument: _jobradar_worker_v1_ReserveFetchesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_ReserveFetchesResponse>): grpc.ClientUnaryCall;
  reserveFetches(argument: _jobradar_worker_v1_ReserveFetchesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_ReserveFetchesResponse>): grpc.ClientUnaryCall;
  reserveFetches(argument: _jobradar_worker_v1_ReserveFetchesRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_ReserveFetchesResponse>): grpc.ClientUnaryCall;
  
  /**
   * Tells how they went, so that all workers slow down or speed up; returns what was not used.
   */
  SettleFetches(argument: _jobradar_worker_v1_SettleFetchesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_SettleFetchesResponse>): grpc.ClientUnaryCall;
  SettleFetches(argument: _jobradar_worker_v1_SettleFetchesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_SettleFetchesResponse>): grpc.ClientUnaryCall;
  SettleFetches(argument: _jobradar_worker_v1_SettleFetchesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_SettleFetchesResponse>): grpc.ClientUnaryCall;
  SettleFetches(argument: _jobradar_worker_v1_SettleFetchesRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_SettleFetchesResponse>): grpc.ClientUnaryCall;
  /**
   * Tells how they went, so that all workers slow down or speed up; returns what was not used.
   */
  settleFetches(argument: _jobradar_worker_v1_SettleFetchesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_SettleFetchesResponse>): grpc.ClientUnaryCall;
  settleFetches(argument: _jobradar_worker_v1_SettleFetchesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_worker_v1_SettleFetchesResponse>): grpc.ClientUnaryCall;
  settleFetches(argument: _jobradar_worker_v1_SettleFetchesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_worker_v1_SettleFetchesResponse>): grpc.ClientUnaryCall;
  settleFetches(argument: _jobradar_worker_v1_SettleFetchesRequest$Input, callback: grpc.requestCallback<_jobradar_worker_v1_SettleFetchesResponse>): grpc.ClientUnaryCall;
  
}

/**
 * One limit per site, and one robots.txt per origin, for all workers together. Internal.
 */
export interface PolitenessServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Reads the stored robots.txt of an origin, or says who fetches it.
   */
  GetRobots: grpc.handleUnaryCall<_jobradar_worker_v1_GetRobotsRequest, _jobradar_worker_v1_GetRobotsResponse$Input>;
  
  /**
   * Stores what fetching robots.txt gave.
   */
  PutRobots: grpc.handleUnaryCall<_jobradar_worker_v1_PutRobotsRequest, _jobradar_worker_v1_PutRobotsResponse$Input>;
  
  /**
   * Books the next fetches of a site.
   */
  ReserveFetches: grpc.handleUnaryCall<_jobradar_worker_v1_ReserveFetchesRequest, _jobradar_worker_v1_ReserveFetchesResponse$Input>;
  
  /**
   * Tells how they went, so that all workers slow down or speed up; returns what was not used.
   */
  SettleFetches: grpc.handleUnaryCall<_jobradar_worker_v1_SettleFetchesRequest, _jobradar_worker_v1_SettleFetchesResponse$Input>;
  
}

export interface PolitenessServiceDefinition extends grpc.ServiceDefinition {
  GetRobots: MethodDefinition<_jobradar_worker_v1_GetRobotsRequest$Input, _jobradar_worker_v1_GetRobotsResponse$Input, _jobradar_worker_v1_GetRobotsRequest, _jobradar_worker_v1_GetRobotsResponse>
  PutRobots: MethodDefinition<_jobradar_worker_v1_PutRobotsRequest$Input, _jobradar_worker_v1_PutRobotsResponse$Input, _jobradar_worker_v1_PutRobotsRequest, _jobradar_worker_v1_PutRobotsResponse>
  ReserveFetches: MethodDefinition<_jobradar_worker_v1_ReserveFetchesRequest$Input, _jobradar_worker_v1_ReserveFetchesResponse$Input, _jobradar_worker_v1_ReserveFetchesRequest, _jobradar_worker_v1_ReserveFetchesResponse>
  SettleFetches: MethodDefinition<_jobradar_worker_v1_SettleFetchesRequest$Input, _jobradar_worker_v1_SettleFetchesResponse$Input, _jobradar_worker_v1_SettleFetchesRequest, _jobradar_worker_v1_SettleFetchesResponse>
}
