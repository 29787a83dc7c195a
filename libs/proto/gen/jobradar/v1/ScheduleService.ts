// Original file: proto/jobradar/v1/schedule_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreateScheduleRequest$Input as _jobradar_v1_CreateScheduleRequest$Input, CreateScheduleRequest as _jobradar_v1_CreateScheduleRequest } from '../../jobradar/v1/CreateScheduleRequest.ts';
import type { CreateScheduleResponse$Input as _jobradar_v1_CreateScheduleResponse$Input, CreateScheduleResponse as _jobradar_v1_CreateScheduleResponse } from '../../jobradar/v1/CreateScheduleResponse.ts';
import type { DeleteScheduleRequest$Input as _jobradar_v1_DeleteScheduleRequest$Input, DeleteScheduleRequest as _jobradar_v1_DeleteScheduleRequest } from '../../jobradar/v1/DeleteScheduleRequest.ts';
import type { DeleteScheduleResponse$Input as _jobradar_v1_DeleteScheduleResponse$Input, DeleteScheduleResponse as _jobradar_v1_DeleteScheduleResponse } from '../../jobradar/v1/DeleteScheduleResponse.ts';
import type { GetScheduleRequest$Input as _jobradar_v1_GetScheduleRequest$Input, GetScheduleRequest as _jobradar_v1_GetScheduleRequest } from '../../jobradar/v1/GetScheduleRequest.ts';
import type { GetScheduleResponse$Input as _jobradar_v1_GetScheduleResponse$Input, GetScheduleResponse as _jobradar_v1_GetScheduleResponse } from '../../jobradar/v1/GetScheduleResponse.ts';
import type { ListScheduleRunsRequest$Input as _jobradar_v1_ListScheduleRunsRequest$Input, ListScheduleRunsRequest as _jobradar_v1_ListScheduleRunsRequest } from '../../jobradar/v1/ListScheduleRunsRequest.ts';
import type { ListScheduleRunsResponse$Input as _jobradar_v1_ListScheduleRunsResponse$Input, ListScheduleRunsResponse as _jobradar_v1_ListScheduleRunsResponse } from '../../jobradar/v1/ListScheduleRunsResponse.ts';
import type { ListSchedulesRequest$Input as _jobradar_v1_ListSchedulesRequest$Input, ListSchedulesRequest as _jobradar_v1_ListSchedulesRequest } from '../../jobradar/v1/ListSchedulesRequest.ts';
import type { ListSchedulesResponse$Input as _jobradar_v1_ListSchedulesResponse$Input, ListSchedulesResponse as _jobradar_v1_ListSchedulesResponse } from '../../jobradar/v1/ListSchedulesResponse.ts';
import type { PauseScheduleRequest$Input as _jobradar_v1_PauseScheduleRequest$Input, PauseScheduleRequest as _jobradar_v1_PauseScheduleRequest } from '../../jobradar/v1/PauseScheduleRequest.ts';
import type { PauseScheduleResponse$Input as _jobradar_v1_PauseScheduleResponse$Input, PauseScheduleResponse as _jobradar_v1_PauseScheduleResponse } from '../../jobradar/v1/PauseScheduleResponse.ts';
import type { PreviewScheduleRequest$Input as _jobradar_v1_PreviewScheduleRequest$Input, PreviewScheduleRequest as _jobradar_v1_PreviewScheduleRequest } from '../../jobradar/v1/PreviewScheduleRequest.ts';
import type { PreviewScheduleResponse$Input as _jobradar_v1_PreviewScheduleResponse$Input, PreviewScheduleResponse as _jobradar_v1_PreviewScheduleResponse } from '../../jobradar/v1/PreviewScheduleResponse.ts';
import type { ResumeScheduleRequest$Input as _jobradar_v1_ResumeScheduleRequest$Input, ResumeScheduleRequest as _jobradar_v1_ResumeScheduleRequest } from '../../jobradar/v1/ResumeScheduleRequest.ts';
import type { ResumeScheduleResponse$Input as _jobradar_v1_ResumeScheduleResponse$Input, ResumeScheduleResponse as _jobradar_v1_ResumeScheduleResponse } from '../../jobradar/v1/ResumeScheduleResponse.ts';
import type { TriggerScheduleRequest$Input as _jobradar_v1_TriggerScheduleRequest$Input, TriggerScheduleRequest as _jobradar_v1_TriggerScheduleRequest } from '../../jobradar/v1/TriggerScheduleRequest.ts';
import type { TriggerScheduleResponse$Input as _jobradar_v1_TriggerScheduleResponse$Input, TriggerScheduleResponse as _jobradar_v1_TriggerScheduleResponse } from '../../jobradar/v1/TriggerScheduleResponse.ts';
import type { UpdateScheduleRequest$Input as _jobradar_v1_UpdateScheduleRequest$Input, UpdateScheduleRequest as _jobradar_v1_UpdateScheduleRequest } from '../../jobradar/v1/UpdateScheduleRequest.ts';
import type { UpdateScheduleResponse$Input as _jobradar_v1_UpdateScheduleResponse$Input, UpdateScheduleResponse as _jobradar_v1_UpdateScheduleResponse } from '../../jobradar/v1/UpdateScheduleResponse.ts';

/**
 * Recurring crawls.
 */
export interface ScheduleServiceClient extends grpc.Client {
  /**
   * Creates a schedule.
   */
  CreateSchedule(argument: _jobradar_v1_CreateScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateScheduleResponse>): grpc.ClientUnaryCall;
  CreateSchedule(argument: _jobradar_v1_CreateScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CreateScheduleResponse>): grpc.ClientUnaryCall;
  CreateSchedule(argument: _jobradar_v1_CreateScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateScheduleResponse>): grpc.ClientUnaryCall;
  CreateSchedule(argument: _jobradar_v1_CreateScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CreateScheduleResponse>): grpc.ClientUnaryCall;
  /**
   * Creates a schedule.
   */
  createSchedule(argument: _jobradar_v1_CreateScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateScheduleResponse>): grpc.ClientUnaryCall;
  createSchedule(argument: _jobradar_v1_CreateScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CreateScheduleResponse>): grpc.ClientUnaryCall;
  createSchedule(argument: _jobradar_v1_CreateScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateScheduleResponse>): grpc.ClientUnaryCall;
  createSchedule(argument: _jobradar_v1_CreateScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CreateScheduleResponse>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a schedule; its crawls stay.
   */
  DeleteSchedule(argument: _jobradar_v1_DeleteScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DeleteScheduleResponse>): grpc.ClientUnaryCall;
  DeleteSchedule(argument: _jobradar_v1_DeleteScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_DeleteScheduleResponse>): grpc.ClientUnaryCall;
  DeleteSchedule(argument: _jobradar_v1_DeleteScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DeleteScheduleResponse>): grpc.ClientUnaryCall;
  DeleteSchedule(argument: _jobradar_v1_DeleteScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_DeleteScheduleResponse>): grpc.ClientUnaryCall;
  /**
   * Deletes a schedule; its crawls stay.
   */
  deleteSchedule(argument: _jobradar_v1_DeleteScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DeleteScheduleResponse>): grpc.ClientUnaryCall;
  deleteSchedule(argument: _jobradar_v1_DeleteScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_DeleteScheduleResponse>): grpc.ClientUnaryCall;
  deleteSchedule(argument: _jobradar_v1_DeleteScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_DeleteScheduleResponse>): grpc.ClientUnaryCall;
  deleteSchedule(argument: _jobradar_v1_DeleteScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_DeleteScheduleResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reads one schedule.
   */
  GetSchedule(argument: _jobradar_v1_GetScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetScheduleResponse>): grpc.ClientUnaryCall;
  GetSchedule(argument: _jobradar_v1_GetScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetScheduleResponse>): grpc.ClientUnaryCall;
  GetSchedule(argument: _jobradar_v1_GetScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetScheduleResponse>): grpc.ClientUnaryCall;
  GetSchedule(argument: _jobradar_v1_GetScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetScheduleResponse>): grpc.ClientUnaryCall;
  /**
   * Reads one schedule.
   */
  getSchedule(argument: _jobradar_v1_GetScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetScheduleResponse>): grpc.ClientUnaryCall;
  getSchedule(argument: _jobradar_v1_GetScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetScheduleResponse>): grpc.ClientUnaryCall;
  getSchedule(argument: _jobradar_v1_GetScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetScheduleResponse>): grpc.ClientUnaryCall;
  getSchedule(argument: _jobradar_v1_GetScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetScheduleResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists the decisions taken, skipped and missed ones too.
   */
  ListScheduleRuns(argument: _jobradar_v1_ListScheduleRunsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListScheduleRunsResponse>): grpc.ClientUnaryCall;
  ListScheduleRuns(argument: _jobradar_v1_ListScheduleRunsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListScheduleRunsResponse>): grpc.ClientUnaryCall;
  ListScheduleRuns(argument: _jobradar_v1_ListScheduleRunsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListScheduleRunsResponse>): grpc.ClientUnaryCall;
  ListScheduleRuns(argument: _jobradar_v1_ListScheduleRunsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListScheduleRunsResponse>): grpc.ClientUnaryCall;
  /**
   * Lists the decisions taken, skipped and missed ones too.
   */
  listScheduleRuns(argument: _jobradar_v1_ListScheduleRunsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListScheduleRunsResponse>): grpc.ClientUnaryCall;
  listScheduleRuns(argument: _jobradar_v1_ListScheduleRunsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListScheduleRunsResponse>): grpc.ClientUnaryCall;
  listScheduleRuns(argument: _jobradar_v1_ListScheduleRunsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListScheduleRunsResponse>): grpc.ClientUnaryCall;
  listScheduleRuns(argument: _jobradar_v1_ListScheduleRunsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListScheduleRunsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists schedules.
   */
  ListSchedules(argument: _jobradar_v1_ListSchedulesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSchedulesResponse>): grpc.ClientUnaryCall;
  ListSchedules(argument: _jobradar_v1_ListSchedulesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListSchedulesResponse>): grpc.ClientUnaryCall;
  ListSchedules(argument: _jobradar_v1_ListSchedulesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSchedulesResponse>): grpc.ClientUnaryCall;
  ListSchedules(argument: _jobradar_v1_ListSchedulesRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListSchedulesResponse>): grpc.ClientUnaryCall;
  /**
   * Lists schedules.
   */
  listSchedules(argument: _jobradar_v1_ListSchedulesRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSchedulesResponse>): grpc.ClientUnaryCall;
  listSchedules(argument: _jobradar_v1_ListSchedulesRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListSchedulesResponse>): grpc.ClientUnaryCall;
  listSchedules(argument: _jobradar_v1_ListSchedulesRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListSchedulesResponse>): grpc.ClientUnaryCall;
  listSchedules(argument: _jobradar_v1_ListSchedulesRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListSchedulesResponse>): grpc.ClientUnaryCall;
  
  /**
   * Stops future runs.
   */
  PauseSchedule(argument: _jobradar_v1_PauseScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PauseScheduleResponse>): grpc.ClientUnaryCall;
  PauseSchedule(argument: _jobradar_v1_PauseScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_PauseScheduleResponse>): grpc.ClientUnaryCall;
  PauseSchedule(argument: _jobradar_v1_PauseScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PauseScheduleResponse>): grpc.ClientUnaryCall;
  PauseSchedule(argument: _jobradar_v1_PauseScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_PauseScheduleResponse>): grpc.ClientUnaryCall;
  /**
   * Stops future runs.
   */
  pauseSchedule(argument: _jobradar_v1_PauseScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PauseScheduleResponse>): grpc.ClientUnaryCall;
  pauseSchedule(argument: _jobradar_v1_PauseScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_PauseScheduleResponse>): grpc.ClientUnaryCall;
  pauseSchedule(argument: _jobradar_v1_PauseScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PauseScheduleResponse>): grpc.ClientUnaryCall;
  pauseSchedule(argument: _jobradar_v1_PauseScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_PauseScheduleResponse>): grpc.ClientUnaryCall;
  
  /**
   * Computes the next run times of a spec; stores nothing.
   */
  PreviewSchedule(argument: _jobradar_v1_PreviewScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PreviewScheduleResponse>): grpc.ClientUnaryCall;
  PreviewSchedule(argument: _jobradar_v1_PreviewScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_PreviewScheduleResponse>): grpc.ClientUnaryCall;
  PreviewSchedule(argument: _jobradar_v1_PreviewScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PreviewScheduleResponse>): grpc.ClientUnaryCall;
  PreviewSchedule(argument: _jobradar_v1_PreviewScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_PreviewScheduleResponse>): grpc.ClientUnaryCall;
  /**
   * Computes the next run times of a spec; stores nothing.
   */
  previewSchedule(argument: _jobradar_v1_PreviewScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PreviewScheduleResponse>): grpc.ClientUnaryCall;
  previewSchedule(argument: _jobradar_v1_PreviewScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_PreviewScheduleResponse>): grpc.ClientUnaryCall;
  previewSchedule(argument: _jobradar_v1_PreviewScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_PreviewScheduleResponse>): grpc.ClientUnaryCall;
  previewSchedule(argument: _jobradar_v1_PreviewScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_PreviewScheduleResponse>): grpc.ClientUnaryCall;
  
  /**
   * Allows future runs again.
   */
  ResumeSchedule(argument: _jobradar_v1_ResumeScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ResumeScheduleResponse>): grpc.ClientUnaryCall;
  ResumeSchedule(argument: _jobradar_v1_ResumeScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ResumeScheduleResponse>): grpc.ClientUnaryCall;
  ResumeSchedule(argument: _jobradar_v1_ResumeScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ResumeScheduleResponse>): grpc.ClientUnaryCall;
  ResumeSchedule(argument: _jobradar_v1_ResumeScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ResumeScheduleResponse>): grpc.ClientUnaryCall;
  /**
   * Allows future runs again.
   */
  resumeSchedule(argument: _jobradar_v1_ResumeScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ResumeScheduleResponse>): grpc.ClientUnaryCall;
  resumeSchedule(argument: _jobradar_v1_ResumeScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ResumeScheduleResponse>): grpc.ClientUnaryCall;
  resumeSchedule(argument: _jobradar_v1_ResumeScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ResumeScheduleResponse>): grpc.ClientUnaryCall;
  resumeSchedule(argument: _jobradar_v1_ResumeScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ResumeScheduleResponse>): grpc.ClientUnaryCall;
  
  /**
   * Runs it once now.
   */
  TriggerSchedule(argument: _jobradar_v1_TriggerScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_TriggerScheduleResponse>): grpc.ClientUnaryCall;
  TriggerSchedule(argument: _jobradar_v1_TriggerScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_TriggerScheduleResponse>): grpc.ClientUnaryCall;
  TriggerSchedule(argument: _jobradar_v1_TriggerScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_TriggerScheduleResponse>): grpc.ClientUnaryCall;
  TriggerSchedule(argument: _jobradar_v1_TriggerScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_TriggerScheduleResponse>): grpc.ClientUnaryCall;
  /**
   * Runs it once now.
   */
  triggerSchedule(argument: _jobradar_v1_TriggerScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_TriggerScheduleResponse>): grpc.ClientUnaryCall;
  triggerSchedule(argument: _jobradar_v1_TriggerScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_TriggerScheduleResponse>): grpc.ClientUnaryCall;
  triggerSchedule(argument: _jobradar_v1_TriggerScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_TriggerScheduleResponse>): grpc.ClientUnaryCall;
  triggerSchedule(argument: _jobradar_v1_TriggerScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_TriggerScheduleResponse>): grpc.ClientUnaryCall;
  
  /**
   * Changes a schedule.
   */
  UpdateSchedule(argument: _jobradar_v1_UpdateScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UpdateScheduleResponse>): grpc.ClientUnaryCall;
  UpdateSchedule(argument: _jobradar_v1_UpdateScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_UpdateScheduleResponse>): grpc.ClientUnaryCall;
  UpdateSchedule(argument: _jobradar_v1_UpdateScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UpdateScheduleResponse>): grpc.ClientUnaryCall;
  UpdateSchedule(argument: _jobradar_v1_UpdateScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_UpdateScheduleResponse>): grpc.ClientUnaryCall;
  /**
   * Changes a schedule.
   */
  updateSchedule(argument: _jobradar_v1_UpdateScheduleRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UpdateScheduleResponse>): grpc.ClientUnaryCall;
  updateSchedule(argument: _jobradar_v1_UpdateScheduleRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_UpdateScheduleResponse>): grpc.ClientUnaryCall;
  updateSchedule(argument: _jobradar_v1_UpdateScheduleRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_UpdateScheduleResponse>): grpc.ClientUnaryCall;
  updateSchedule(argument: _jobradar_v1_UpdateScheduleRequest$Input, callback: grpc.requestCallback<_jobradar_v1_UpdateScheduleResponse>): grpc.ClientUnaryCall;
  
}

/**
 * Recurring crawls.
 */
export interface ScheduleServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Creates a schedule.
   */
  CreateSchedule: grpc.handleUnaryCall<_jobradar_v1_CreateScheduleRequest, _jobradar_v1_CreateScheduleResponse$Input>;
  
  /**
   * Deletes a schedule; its crawls stay.
   */
  DeleteSchedule: grpc.handleUnaryCall<_jobradar_v1_DeleteScheduleRequest, _jobradar_v1_DeleteScheduleResponse$Input>;
  
  /**
   * Reads one schedule.
   */
  GetSchedule: grpc.handleUnaryCall<_jobradar_v1_GetScheduleRequest, _jobradar_v1_GetScheduleResponse$Input>;
  
  /**
   * Lists the decisions taken, skipped and missed ones too.
   */
  ListScheduleRuns: grpc.handleUnaryCall<_jobradar_v1_ListScheduleRunsRequest, _jobradar_v1_ListScheduleRunsResponse$Input>;
  
  /**
   * Lists schedules.
   */
  ListSchedules: grpc.handleUnaryCall<_jobradar_v1_ListSchedulesRequest, _jobradar_v1_ListSchedulesResponse$Input>;
  
  /**
   * Stops future runs.
   */
  PauseSchedule: grpc.handleUnaryCall<_jobradar_v1_PauseScheduleRequest, _jobradar_v1_PauseScheduleResponse$Input>;
  
  /**
   * Computes the next run times of a spec; stores nothing.
   */
  PreviewSchedule: grpc.handleUnaryCall<_jobradar_v1_PreviewScheduleRequest, _jobradar_v1_PreviewScheduleResponse$Input>;
  
  /**
   * Allows future runs again.
   */
  ResumeSchedule: grpc.handleUnaryCall<_jobradar_v1_ResumeScheduleRequest, _jobradar_v1_ResumeScheduleResponse$Input>;
  
  /**
   * Runs it once now.
   */
  TriggerSchedule: grpc.handleUnaryCall<_jobradar_v1_TriggerScheduleRequest, _jobradar_v1_TriggerScheduleResponse$Input>;
  
  /**
   * Changes a schedule.
   */
  UpdateSchedule: grpc.handleUnaryCall<_jobradar_v1_UpdateScheduleRequest, _jobradar_v1_UpdateScheduleResponse$Input>;
  
}

export interface ScheduleServiceDefinition extends grpc.ServiceDefinition {
  CreateSchedule: MethodDefinition<_jobradar_v1_CreateScheduleRequest$Input, _jobradar_v1_CreateScheduleResponse$Input, _jobradar_v1_CreateScheduleRequest, _jobradar_v1_CreateScheduleResponse>
  DeleteSchedule: MethodDefinition<_jobradar_v1_DeleteScheduleRequest$Input, _jobradar_v1_DeleteScheduleResponse$Input, _jobradar_v1_DeleteScheduleRequest, _jobradar_v1_DeleteScheduleResponse>
  GetSchedule: MethodDefinition<_jobradar_v1_GetScheduleRequest$Input, _jobradar_v1_GetScheduleResponse$Input, _jobradar_v1_GetScheduleRequest, _jobradar_v1_GetScheduleResponse>
  ListScheduleRuns: MethodDefinition<_jobradar_v1_ListScheduleRunsRequest$Input, _jobradar_v1_ListScheduleRunsResponse$Input, _jobradar_v1_ListScheduleRunsRequest, _jobradar_v1_ListScheduleRunsResponse>
  ListSchedules: MethodDefinition<_jobradar_v1_ListSchedulesRequest$Input, _jobradar_v1_ListSchedulesResponse$Input, _jobradar_v1_ListSchedulesRequest, _jobradar_v1_ListSchedulesResponse>
  PauseSchedule: MethodDefinition<_jobradar_v1_PauseScheduleRequest$Input, _jobradar_v1_PauseScheduleResponse$Input, _jobradar_v1_PauseScheduleRequest, _jobradar_v1_PauseScheduleResponse>
  PreviewSchedule: MethodDefinition<_jobradar_v1_PreviewScheduleRequest$Input, _jobradar_v1_PreviewScheduleResponse$Input, _jobradar_v1_PreviewScheduleRequest, _jobradar_v1_PreviewScheduleResponse>
  ResumeSchedule: MethodDefinition<_jobradar_v1_ResumeScheduleRequest$Input, _jobradar_v1_ResumeScheduleResponse$Input, _jobradar_v1_ResumeScheduleRequest, _jobradar_v1_ResumeScheduleResponse>
  TriggerSchedule: MethodDefinition<_jobradar_v1_TriggerScheduleRequest$Input, _jobradar_v1_TriggerScheduleResponse$Input, _jobradar_v1_TriggerScheduleRequest, _jobradar_v1_TriggerScheduleResponse>
  UpdateSchedule: MethodDefinition<_jobradar_v1_UpdateScheduleRequest$Input, _jobradar_v1_UpdateScheduleResponse$Input, _jobradar_v1_UpdateScheduleRequest, _jobradar_v1_UpdateScheduleResponse>
}
