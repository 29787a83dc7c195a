// Original file: proto/jobradar/v1/crawl_service.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BatchCreateCrawlsRequest$Input as _jobradar_v1_BatchCreateCrawlsRequest$Input, BatchCreateCrawlsRequest as _jobradar_v1_BatchCreateCrawlsRequest } from '../../jobradar/v1/BatchCreateCrawlsRequest.ts';
import type { BatchCreateCrawlsResponse$Input as _jobradar_v1_BatchCreateCrawlsResponse$Input, BatchCreateCrawlsResponse as _jobradar_v1_BatchCreateCrawlsResponse } from '../../jobradar/v1/BatchCreateCrawlsResponse.ts';
import type { CancelCrawlRequest$Input as _jobradar_v1_CancelCrawlRequest$Input, CancelCrawlRequest as _jobradar_v1_CancelCrawlRequest } from '../../jobradar/v1/CancelCrawlRequest.ts';
import type { CancelCrawlResponse$Input as _jobradar_v1_CancelCrawlResponse$Input, CancelCrawlResponse as _jobradar_v1_CancelCrawlResponse } from '../../jobradar/v1/CancelCrawlResponse.ts';
import type { CountCrawlsRequest$Input as _jobradar_v1_CountCrawlsRequest$Input, CountCrawlsRequest as _jobradar_v1_CountCrawlsRequest } from '../../jobradar/v1/CountCrawlsRequest.ts';
import type { CountCrawlsResponse$Input as _jobradar_v1_CountCrawlsResponse$Input, CountCrawlsResponse as _jobradar_v1_CountCrawlsResponse } from '../../jobradar/v1/CountCrawlsResponse.ts';
import type { CreateCrawlRequest$Input as _jobradar_v1_CreateCrawlRequest$Input, CreateCrawlRequest as _jobradar_v1_CreateCrawlRequest } from '../../jobradar/v1/CreateCrawlRequest.ts';
import type { CreateCrawlResponse$Input as _jobradar_v1_CreateCrawlResponse$Input, CreateCrawlResponse as _jobradar_v1_CreateCrawlResponse } from '../../jobradar/v1/CreateCrawlResponse.ts';
import type { ExplainCrawlRequest$Input as _jobradar_v1_ExplainCrawlRequest$Input, ExplainCrawlRequest as _jobradar_v1_ExplainCrawlRequest } from '../../jobradar/v1/ExplainCrawlRequest.ts';
import type { ExplainCrawlResponse$Input as _jobradar_v1_ExplainCrawlResponse$Input, ExplainCrawlResponse as _jobradar_v1_ExplainCrawlResponse } from '../../jobradar/v1/ExplainCrawlResponse.ts';
import type { GetCrawlBatchRequest$Input as _jobradar_v1_GetCrawlBatchRequest$Input, GetCrawlBatchRequest as _jobradar_v1_GetCrawlBatchRequest } from '../../jobradar/v1/GetCrawlBatchRequest.ts';
import type { GetCrawlBatchResponse$Input as _jobradar_v1_GetCrawlBatchResponse$Input, GetCrawlBatchResponse as _jobradar_v1_GetCrawlBatchResponse } from '../../jobradar/v1/GetCrawlBatchResponse.ts';
import type { GetCrawlRequest$Input as _jobradar_v1_GetCrawlRequest$Input, GetCrawlRequest as _jobradar_v1_GetCrawlRequest } from '../../jobradar/v1/GetCrawlRequest.ts';
import type { GetCrawlResponse$Input as _jobradar_v1_GetCrawlResponse$Input, GetCrawlResponse as _jobradar_v1_GetCrawlResponse } from '../../jobradar/v1/GetCrawlResponse.ts';
import type { ListCrawlExecutionsRequest$Input as _jobradar_v1_ListCrawlExecutionsRequest$Input, ListCrawlExecutionsRequest as _jobradar_v1_ListCrawlExecutionsRequest } from '../../jobradar/v1/ListCrawlExecutionsRequest.ts';
import type { ListCrawlExecutionsResponse$Input as _jobradar_v1_ListCrawlExecutionsResponse$Input, ListCrawlExecutionsResponse as _jobradar_v1_ListCrawlExecutionsResponse } from '../../jobradar/v1/ListCrawlExecutionsResponse.ts';
import type { ListCrawlItemFailuresRequest$Input as _jobradar_v1_ListCrawlItemFailuresRequest$Input, ListCrawlItemFailuresRequest as _jobradar_v1_ListCrawlItemFailuresRequest } from '../../jobradar/v1/ListCrawlItemFailuresRequest.ts';
import type { ListCrawlItemFailuresResponse$Input as _jobradar_v1_ListCrawlItemFailuresResponse$Input, ListCrawlItemFailuresResponse as _jobradar_v1_ListCrawlItemFailuresResponse } from '../../jobradar/v1/ListCrawlItemFailuresResponse.ts';
import type { ListCrawlsRequest$Input as _jobradar_v1_ListCrawlsRequest$Input, ListCrawlsRequest as _jobradar_v1_ListCrawlsRequest } from '../../jobradar/v1/ListCrawlsRequest.ts';
import type { ListCrawlsResponse$Input as _jobradar_v1_ListCrawlsResponse$Input, ListCrawlsResponse as _jobradar_v1_ListCrawlsResponse } from '../../jobradar/v1/ListCrawlsResponse.ts';
import type { RetryCrawlRequest$Input as _jobradar_v1_RetryCrawlRequest$Input, RetryCrawlRequest as _jobradar_v1_RetryCrawlRequest } from '../../jobradar/v1/RetryCrawlRequest.ts';
import type { RetryCrawlResponse$Input as _jobradar_v1_RetryCrawlResponse$Input, RetryCrawlResponse as _jobradar_v1_RetryCrawlResponse } from '../../jobradar/v1/RetryCrawlResponse.ts';
import type { WaitCrawlRequest$Input as _jobradar_v1_WaitCrawlRequest$Input, WaitCrawlRequest as _jobradar_v1_WaitCrawlRequest } from '../../jobradar/v1/WaitCrawlRequest.ts';
import type { WaitCrawlResponse$Input as _jobradar_v1_WaitCrawlResponse$Input, WaitCrawlResponse as _jobradar_v1_WaitCrawlResponse } from '../../jobradar/v1/WaitCrawlResponse.ts';
import type { WatchCrawlRequest$Input as _jobradar_v1_WatchCrawlRequest$Input, WatchCrawlRequest as _jobradar_v1_WatchCrawlRequest } from '../../jobradar/v1/WatchCrawlRequest.ts';
import type { WatchCrawlResponse$Input as _jobradar_v1_WatchCrawlResponse$Input, WatchCrawlResponse as _jobradar_v1_WatchCrawlResponse } from '../../jobradar/v1/WatchCrawlResponse.ts';

/**
 * Submits and follows crawls.
 */
export interface CrawlServiceClient extends grpc.Client {
  /**
   * Accepts up to 100 crawls, some of them after others; all or none.
   */
  BatchCreateCrawls(argument: _jobradar_v1_BatchCreateCrawlsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BatchCreateCrawlsResponse>): grpc.ClientUnaryCall;
  BatchCreateCrawls(argument: _jobradar_v1_BatchCreateCrawlsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_BatchCreateCrawlsResponse>): grpc.ClientUnaryCall;
  BatchCreateCrawls(argument: _jobradar_v1_BatchCreateCrawlsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BatchCreateCrawlsResponse>): grpc.ClientUnaryCall;
  BatchCreateCrawls(argument: _jobradar_v1_BatchCreateCrawlsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_BatchCreateCrawlsResponse>): grpc.ClientUnaryCall;
  /**
   * Accepts up to 100 crawls, some of them after others; all or none.
   */
  batchCreateCrawls(argument: _jobradar_v1_BatchCreateCrawlsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BatchCreateCrawlsResponse>): grpc.ClientUnaryCall;
  batchCreateCrawls(argument: _jobradar_v1_BatchCreateCrawlsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_BatchCreateCrawlsResponse>): grpc.ClientUnaryCall;
  batchCreateCrawls(argument: _jobradar_v1_BatchCreateCrawlsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_BatchCreateCrawlsResponse>): grpc.ClientUnaryCall;
  batchCreateCrawls(argument: _jobradar_v1_BatchCreateCrawlsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_BatchCreateCrawlsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Asks a crawl to stop; an ended one is returned as it is.
   */
  CancelCrawl(argument: _jobradar_v1_CancelCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CancelCrawlResponse>): grpc.ClientUnaryCall;
  CancelCrawl(argument: _jobradar_v1_CancelCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CancelCrawlResponse>): grpc.ClientUnaryCall;
  CancelCrawl(argument: _jobradar_v1_CancelCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CancelCrawlResponse>): grpc.ClientUnaryCall;
  CancelCrawl(argument: _jobradar_v1_CancelCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CancelCrawlResponse>): grpc.ClientUnaryCall;
  /**
   * Asks a crawl to stop; an ended one is returned as it is.
   */
  cancelCrawl(argument: _jobradar_v1_CancelCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CancelCrawlResponse>): grpc.ClientUnaryCall;
  cancelCrawl(argument: _jobradar_v1_CancelCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CancelCrawlResponse>): grpc.ClientUnaryCall;
  cancelCrawl(argument: _jobradar_v1_CancelCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CancelCrawlResponse>): grpc.ClientUnaryCall;
  cancelCrawl(argument: _jobradar_v1_CancelCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CancelCrawlResponse>): grpc.ClientUnaryCall;
  
  /**
   * Counts crawls by group.
   */
  CountCrawls(argument: _jobradar_v1_CountCrawlsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CountCrawlsResponse>): grpc.ClientUnaryCall;
  CountCrawls(argument: _jobradar_v1_CountCrawlsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CountCrawlsResponse>): grpc.ClientUnaryCall;
  CountCrawls(argument: _jobradar_v1_CountCrawlsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CountCrawlsResponse>): grpc.ClientUnaryCall;
  CountCrawls(argument: _jobradar_v1_CountCrawlsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CountCrawlsResponse>): grpc.ClientUnaryCall;
  /**
   * Counts crawls by group.
   */
  countCrawls(argument: _jobradar_v1_CountCrawlsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CountCrawlsResponse>): grpc.ClientUnaryCall;
  countCrawls(argument: _jobradar_v1_CountCrawlsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CountCrawlsResponse>): grpc.ClientUnaryCall;
  countCrawls(argument: _jobradar_v1_CountCrawlsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CountCrawlsResponse>): grpc.ClientUnaryCall;
  countCrawls(argument: _jobradar_v1_CountCrawlsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CountCrawlsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Accepts a crawl and returns it at once.
   */
  CreateCrawl(argument: _jobradar_v1_CreateCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateCrawlResponse>): grpc.ClientUnaryCall;
  CreateCrawl(argument: _jobradar_v1_CreateCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CreateCrawlResponse>): grpc.ClientUnaryCall;
  CreateCrawl(argument: _jobradar_v1_CreateCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateCrawlResponse>): grpc.ClientUnaryCall;
  CreateCrawl(argument: _jobradar_v1_CreateCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CreateCrawlResponse>): grpc.ClientUnaryCall;
  /**
   * Accepts a crawl and returns it at once.
   */
  createCrawl(argument: _jobradar_v1_CreateCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateCrawlResponse>): grpc.ClientUnaryCall;
  createCrawl(argument: _jobradar_v1_CreateCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_CreateCrawlResponse>): grpc.ClientUnaryCall;
  createCrawl(argument: _jobradar_v1_CreateCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_CreateCrawlResponse>): grpc.ClientUnaryCall;
  createCrawl(argument: _jobradar_v1_CreateCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_CreateCrawlResponse>): grpc.ClientUnaryCall;
  
  /**
   * Says in words where a crawl stands, what it waits for, and how it came there.
   */
  ExplainCrawl(argument: _jobradar_v1_ExplainCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ExplainCrawlResponse>): grpc.ClientUnaryCall;
  ExplainCrawl(argument: _jobradar_v1_ExplainCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ExplainCrawlResponse>): grpc.ClientUnaryCall;
  ExplainCrawl(argument: _jobradar_v1_ExplainCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ExplainCrawlResponse>): grpc.ClientUnaryCall;
  ExplainCrawl(argument: _jobradar_v1_ExplainCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ExplainCrawlResponse>): grpc.ClientUnaryCall;
  /**
   * Says in words where a crawl stands, what it waits for, and how it came there.
   */
  explainCrawl(argument: _jobradar_v1_ExplainCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ExplainCrawlResponse>): grpc.ClientUnaryCall;
  explainCrawl(argument: _jobradar_v1_ExplainCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ExplainCrawlResponse>): grpc.ClientUnaryCall;
  explainCrawl(argument: _jobradar_v1_ExplainCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ExplainCrawlResponse>): grpc.ClientUnaryCall;
  explainCrawl(argument: _jobradar_v1_ExplainCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ExplainCrawlResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reads one crawl.
   */
  GetCrawl(argument: _jobradar_v1_GetCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCrawlResponse>): grpc.ClientUnaryCall;
  GetCrawl(argument: _jobradar_v1_GetCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetCrawlResponse>): grpc.ClientUnaryCall;
  GetCrawl(argument: _jobradar_v1_GetCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCrawlResponse>): grpc.ClientUnaryCall;
  GetCrawl(argument: _jobradar_v1_GetCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetCrawlResponse>): grpc.ClientUnaryCall;
  /**
   * Reads one crawl.
   */
  getCrawl(argument: _jobradar_v1_GetCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCrawlResponse>): grpc.ClientUnaryCall;
  getCrawl(argument: _jobradar_v1_GetCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetCrawlResponse>): grpc.ClientUnaryCall;
  getCrawl(argument: _jobradar_v1_GetCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCrawlResponse>): grpc.ClientUnaryCall;
  getCrawl(argument: _jobradar_v1_GetCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetCrawlResponse>): grpc.ClientUnaryCall;
  
  /**
   * Reads a batch with its counts.
   */
  GetCrawlBatch(argument: _jobradar_v1_GetCrawlBatchRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCrawlBatchResponse>): grpc.ClientUnaryCall;
  GetCrawlBatch(argument: _jobradar_v1_GetCrawlBatchRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetCrawlBatchResponse>): grpc.ClientUnaryCall;
  GetCrawlBatch(argument: _jobradar_v1_GetCrawlBatchRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCrawlBatchResponse>): grpc.ClientUnaryCall;
  GetCrawlBatch(argument: _jobradar_v1_GetCrawlBatchRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetCrawlBatchResponse>): grpc.ClientUnaryCall;
  /**
   * Reads a batch with its counts.
   */
  getCrawlBatch(argument: _jobradar_v1_GetCrawlBatchRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCrawlBatchResponse>): grpc.ClientUnaryCall;
  getCrawlBatch(argument: _jobradar_v1_GetCrawlBatchRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_GetCrawlBatchResponse>): grpc.ClientUnaryCall;
  getCrawlBatch(argument: _jobradar_v1_GetCrawlBatchRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_GetCrawlBatchResponse>): grpc.ClientUnaryCall;
  getCrawlBatch(argument: _jobradar_v1_GetCrawlBatchRequest$Input, callback: grpc.requestCallback<_jobradar_v1_GetCrawlBatchResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists the executions of a crawl, newest first.
   */
  ListCrawlExecutions(argument: _jobradar_v1_ListCrawlExecutionsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlExecutionsResponse>): grpc.ClientUnaryCall;
  ListCrawlExecutions(argument: _jobradar_v1_ListCrawlExecutionsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListCrawlExecutionsResponse>): grpc.ClientUnaryCall;
  ListCrawlExecutions(argument: _jobradar_v1_ListCrawlExecutionsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlExecutionsResponse>): grpc.ClientUnaryCall;
  ListCrawlExecutions(argument: _jobradar_v1_ListCrawlExecutionsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListCrawlExecutionsResponse>): grpc.ClientUnaryCall;
  /**
   * Lists the executions of a crawl, newest first.
   */
  listCrawlExecutions(argument: _jobradar_v1_ListCrawlExecutionsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlExecutionsResponse>): grpc.ClientUnaryCall;
  listCrawlExecutions(argument: _jobradar_v1_ListCrawlExecutionsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListCrawlExecutionsResponse>): grpc.ClientUnaryCall;
  listCrawlExecutions(argument: _jobradar_v1_ListCrawlExecutionsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlExecutionsResponse>): grpc.ClientUnaryCall;
  listCrawlExecutions(argument: _jobradar_v1_ListCrawlExecutionsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListCrawlExecutionsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists the pages and items that failed.
   */
  ListCrawlItemFailures(argument: _jobradar_v1_ListCrawlItemFailuresRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlItemFailuresResponse>): grpc.ClientUnaryCall;
  ListCrawlItemFailures(argument: _jobradar_v1_ListCrawlItemFailuresRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListCrawlItemFailuresResponse>): grpc.ClientUnaryCall;
  ListCrawlItemFailures(argument: _jobradar_v1_ListCrawlItemFailuresRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlItemFailuresResponse>): grpc.ClientUnaryCall;
  ListCrawlItemFailures(argument: _jobradar_v1_ListCrawlItemFailuresRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListCrawlItemFailuresResponse>): grpc.ClientUnaryCall;
  /**
   * Lists the pages and items that failed.
   */
  listCrawlItemFailures(argument: _jobradar_v1_ListCrawlItemFailuresRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlItemFailuresResponse>): grpc.ClientUnaryCall;
  listCrawlItemFailures(argument: _jobradar_v1_ListCrawlItemFailuresRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListCrawlItemFailuresResponse>): grpc.ClientUnaryCall;
  listCrawlItemFailures(argument: _jobradar_v1_ListCrawlItemFailuresRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlItemFailuresResponse>): grpc.ClientUnaryCall;
  listCrawlItemFailures(argument: _jobradar_v1_ListCrawlItemFailuresRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListCrawlItemFailuresResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lists crawls, newest first.
   */
  ListCrawls(argument: _jobradar_v1_ListCrawlsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlsResponse>): grpc.ClientUnaryCall;
  ListCrawls(argument: _jobradar_v1_ListCrawlsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListCrawlsResponse>): grpc.ClientUnaryCall;
  ListCrawls(argument: _jobradar_v1_ListCrawlsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlsResponse>): grpc.ClientUnaryCall;
  ListCrawls(argument: _jobradar_v1_ListCrawlsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListCrawlsResponse>): grpc.ClientUnaryCall;
  /**
   * Lists crawls, newest first.
   */
  listCrawls(argument: _jobradar_v1_ListCrawlsRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlsResponse>): grpc.ClientUnaryCall;
  listCrawls(argument: _jobradar_v1_ListCrawlsRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_ListCrawlsResponse>): grpc.ClientUnaryCall;
  listCrawls(argument: _jobradar_v1_ListCrawlsRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_ListCrawlsResponse>): grpc.ClientUnaryCall;
  listCrawls(argument: _jobradar_v1_ListCrawlsRequest$Input, callback: grpc.requestCallback<_jobradar_v1_ListCrawlsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Makes a new crawl with the arguments of an ended one.
   */
  RetryCrawl(argument: _jobradar_v1_RetryCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RetryCrawlResponse>): grpc.ClientUnaryCall;
  RetryCrawl(argument: _jobradar_v1_RetryCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_RetryCrawlResponse>): grpc.ClientUnaryCall;
  RetryCrawl(argument: _jobradar_v1_RetryCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RetryCrawlResponse>): grpc.ClientUnaryCall;
  RetryCrawl(argument: _jobradar_v1_RetryCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_RetryCrawlResponse>): grpc.ClientUnaryCall;
  /**
   * Makes a new crawl with the arguments of an ended one.
   */
  retryCrawl(argument: _jobradar_v1_RetryCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RetryCrawlResponse>): grpc.ClientUnaryCall;
  retryCrawl(argument: _jobradar_v1_RetryCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_RetryCrawlResponse>): grpc.ClientUnaryCall;
  retryCrawl(argument: _jobradar_v1_RetryCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_RetryCrawlResponse>): grpc.ClientUnaryCall;
  retryCrawl(argument: _jobradar_v1_RetryCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_RetryCrawlResponse>): grpc.ClientUnaryCall;
  
  /**
   * Blocks until the crawl ends or the timeout passes.
   */
  WaitCrawl(argument: _jobradar_v1_WaitCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_WaitCrawlResponse>): grpc.ClientUnaryCall;
  WaitCrawl(argument: _jobradar_v1_WaitCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_WaitCrawlResponse>): grpc.ClientUnaryCall;
  WaitCrawl(argument: _jobradar_v1_WaitCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_WaitCrawlResponse>): grpc.ClientUnaryCall;
  WaitCrawl(argument: _jobradar_v1_WaitCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_WaitCrawlResponse>): grpc.ClientUnaryCall;
  /**
   * Blocks until the crawl ends or the timeout passes.
   */
  waitCrawl(argument: _jobradar_v1_WaitCrawlRequest$Input, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_WaitCrawlResponse>): grpc.ClientUnaryCall;
  waitCrawl(argument: _jobradar_v1_WaitCrawlRequest$Input, metadata: grpc.Metadata, callback: grpc.requestCallback<_jobradar_v1_WaitCrawlResponse>): grpc.ClientUnaryCall;
  waitCrawl(argument: _jobradar_v1_WaitCrawlRequest$Input, options: grpc.CallOptions, callback: grpc.requestCallback<_jobradar_v1_WaitCrawlResponse>): grpc.ClientUnaryCall;
  waitCrawl(argument: _jobradar_v1_WaitCrawlRequest$Input, callback: grpc.requestCallback<_jobradar_v1_WaitCrawlResponse>): grpc.ClientUnaryCall;
  
  /**
   * Streams the crawl now and after changes, until it ends. Level-triggered: the newest state.
   */
  WatchCrawl(argument: _jobradar_v1_WatchCrawlRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_WatchCrawlResponse>;
  WatchCrawl(argument: _jobradar_v1_WatchCrawlRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_WatchCrawlResponse>;
  /**
   * Streams the crawl now and after changes, until it ends. Level-triggered: the newest state.
   */
  watchCrawl(argument: _jobradar_v1_WatchCrawlRequest$Input, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_WatchCrawlResponse>;
  watchCrawl(argument: _jobradar_v1_WatchCrawlRequest$Input, options?: grpc.CallOptions): grpc.ClientReadableStream<_jobradar_v1_WatchCrawlResponse>;
  
}

/**
 * Submits and follows crawls.
 */
export interface CrawlServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Accepts up to 100 crawls, some of them after others; all or none.
   */
  BatchCreateCrawls: grpc.handleUnaryCall<_jobradar_v1_BatchCreateCrawlsRequest, _jobradar_v1_BatchCreateCrawlsResponse$Input>;
  
  /**
   * Asks a crawl to stop; an ended one is returned as it is.
   */
  CancelCrawl: grpc.handleUnaryCall<_jobradar_v1_CancelCrawlRequest, _jobradar_v1_CancelCrawlResponse$Input>;
  
  /**
   * Counts crawls by group.
   */
  CountCrawls: grpc.handleUnaryCall<_jobradar_v1_CountCrawlsRequest, _jobradar_v1_CountCrawlsResponse$Input>;
  
  /**
   * Accepts a crawl and returns it at once.
   */
  CreateCrawl: grpc.handleUnaryCall<_jobradar_v1_CreateCrawlRequest, _jobradar_v1_CreateCrawlResponse$Input>;
  
  /**
   * Says in words where a crawl stands, what it waits for, and how it came there.
   */
  ExplainCrawl: grpc.handleUnaryCall<_jobradar_v1_ExplainCrawlRequest, _jobradar_v1_ExplainCrawlResponse$Input>;
  
  /**
   * Reads one crawl.
   */
  GetCrawl: grpc.handleUnaryCall<_jobradar_v1_GetCrawlRequest, _jobradar_v1_GetCrawlResponse$Input>;
  
  /**
   * Reads a batch with its counts.
   */
  GetCrawlBatch: grpc.handleUnaryCall<_jobradar_v1_GetCrawlBatchRequest, _jobradar_v1_GetCrawlBatchResponse$Input>;
  
  /**
   * Lists the executions of a crawl, newest first.
   */
  ListCrawlExecutions: grpc.handleUnaryCall<_jobradar_v1_ListCrawlExecutionsRequest, _jobradar_v1_ListCrawlExecutionsResponse$Input>;
  
  /**
   * Lists the pages and items that failed.
   */
  ListCrawlItemFailures: grpc.handleUnaryCall<_jobradar_v1_ListCrawlItemFailuresRequest, _jobradar_v1_ListCrawlItemFailuresResponse$Input>;
  
  /**
   * Lists crawls, newest first.
   */
  ListCrawls: grpc.handleUnaryCall<_jobradar_v1_ListCrawlsRequest, _jobradar_v1_ListCrawlsResponse$Input>;
  
  /**
   * Makes a new crawl with the arguments of an ended one.
   */
  RetryCrawl: grpc.handleUnaryCall<_jobradar_v1_RetryCrawlRequest, _jobradar_v1_RetryCrawlResponse$Input>;
  
  /**
   * Blocks until the crawl ends or the timeout passes.
   */
  WaitCrawl: grpc.handleUnaryCall<_jobradar_v1_WaitCrawlRequest, _jobradar_v1_WaitCrawlResponse$Input>;
  
  /**
   * Streams the crawl now and after changes, until it ends. Level-triggered: the newest state.
   */
  WatchCrawl: grpc.handleServerStreamingCall<_jobradar_v1_WatchCrawlRequest, _jobradar_v1_WatchCrawlResponse$Input>;
  
}

export interface CrawlServiceDefinition extends grpc.ServiceDefinition {
  BatchCreateCrawls: MethodDefinition<_jobradar_v1_BatchCreateCrawlsRequest$Input, _jobradar_v1_BatchCreateCrawlsResponse$Input, _jobradar_v1_BatchCreateCrawlsRequest, _jobradar_v1_BatchCreateCrawlsResponse>
  CancelCrawl: MethodDefinition<_jobradar_v1_CancelCrawlRequest$Input, _jobradar_v1_CancelCrawlResponse$Input, _jobradar_v1_CancelCrawlRequest, _jobradar_v1_CancelCrawlResponse>
  CountCrawls: MethodDefinition<_jobradar_v1_CountCrawlsRequest$Input, _jobradar_v1_CountCrawlsResponse$Input, _jobradar_v1_CountCrawlsRequest, _jobradar_v1_CountCrawlsResponse>
  CreateCrawl: MethodDefinition<_jobradar_v1_CreateCrawlRequest$Input, _jobradar_v1_CreateCrawlResponse$Input, _jobradar_v1_CreateCrawlRequest, _jobradar_v1_CreateCrawlResponse>
  ExplainCrawl: MethodDefinition<_jobradar_v1_ExplainCrawlRequest$Input, _jobradar_v1_ExplainCrawlResponse$Input, _jobradar_v1_ExplainCrawlRequest, _jobradar_v1_ExplainCrawlResponse>
  GetCrawl: MethodDefinition<_jobradar_v1_GetCrawlRequest$Input, _jobradar_v1_GetCrawlResponse$Input, _jobradar_v1_GetCrawlRequest, _jobradar_v1_GetCrawlResponse>
  GetCrawlBatch: MethodDefinition<_jobradar_v1_GetCrawlBatchRequest$Input, _jobradar_v1_GetCrawlBatchResponse$Input, _jobradar_v1_GetCrawlBatchRequest, _jobradar_v1_GetCrawlBatchResponse>
  ListCrawlExecutions: MethodDefinition<_jobradar_v1_ListCrawlExecutionsRequest$Input, _jobradar_v1_ListCrawlExecutionsResponse$Input, _jobradar_v1_ListCrawlExecutionsRequest, _jobradar_v1_ListCrawlExecutionsResponse>
  ListCrawlItemFailures: MethodDefinition<_jobradar_v1_ListCrawlItemFailuresRequest$Input, _jobradar_v1_ListCrawlItemFailuresResponse$Input, _jobradar_v1_ListCrawlItemFailuresRequest, _jobradar_v1_ListCrawlItemFailuresResponse>
  ListCrawls: MethodDefinition<_jobradar_v1_ListCrawlsRequest$Input, _jobradar_v1_ListCrawlsResponse$Input, _jobradar_v1_ListCrawlsRequest, _jobradar_v1_ListCrawlsResponse>
  RetryCrawl: MethodDefinition<_jobradar_v1_RetryCrawlRequest$Input, _jobradar_v1_RetryCrawlResponse$Input, _jobradar_v1_RetryCrawlRequest, _jobradar_v1_RetryCrawlResponse>
  WaitCrawl: MethodDefinition<_jobradar_v1_WaitCrawlRequest$Input, _jobradar_v1_WaitCrawlResponse$Input, _jobradar_v1_WaitCrawlRequest, _jobradar_v1_WaitCrawlResponse>
  WatchCrawl: MethodDefinition<_jobradar_v1_WatchCrawlRequest$Input, _jobradar_v1_WatchCrawlResponse$Input, _jobradar_v1_WatchCrawlRequest, _jobradar_v1_WatchCrawlResponse>
}
