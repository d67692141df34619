import { createHash } from 'node:crypto';

/**
 * What Redis does in one step each. The keys and fields are described in redis-store.ts; the same decisions stand in
 * TypeScript in test/quota/model-redis.ts, and a test compares the two on random input.
 */
export interface Script {
  readonly text: string;
  readonly digest: string;
}

function script(text: string): Script {
  return { text, digest: createHash('sha1').update(text).digest('hex') };
}

const hashSeconds = 36 * 86_400;
const recordSeconds = 3 * 86_400;

/** Reads the run of this server into `run`. The text of INFO is long, and searched for a word only. */
const readRun = `
local server = redis.call('INFO', 'server')
local at = string.find(server, 'run_id:', 1, true)
local run = string.sub(server, at + 7, at + 46)
`;

/**
 * Decides charges. KEYS: record, run, sets of the days, hashes. ARGV: number of the last recorded call, number of
 * this one, and as JSON one flat array: how many sets there are, then for each hash
 *
 *     position of its set, count of hints, for each: subject, token, lent, used without Redis, most,
 *     count of charges, for each: cost, limit of the key, limit of the owner, key, operation
 *
 * Answers a JSON array: `[0, last]` when the record is another than expected, `[2]` when Redis is in a run that is not
 * known yet, and else `[1, raised]` and for each charge three values:
 *
 *     0, units used by key, by owner    refused: a limit is reached
 *     1, units used by key, by owner    granted
 *     2, units of Redis by key, by owner    more has to be lent first, or the ledger says that there is no more
 *     3, token of key or 0, of owner or 0   the ledger has to be asked first, as data may have been lost
 *
 * What was granted without Redis may be more than Redis was told, but never more than `most`, the highest limit of the
 * day, less what is lent. Where a plan was made smaller that may be too much, and the ledger is asked.
 *
 * After a 2 or 3 the other charges of that hash wait too, so that all are decided in their order. Each hash is read
 * once and written once, however many charges it has. One text is read faster than many numbers.
 */
export const consumeScript = script(`
local record = redis.call('GET', KEYS[1])
local last = record and tonumber(string.match(record, '^%d+')) or 0
if last ~= tonumber(ARGV[1]) then return '[0,' .. last .. ']' end
${readRun}
local known = redis.call('GET', KEYS[2]) or ''
if string.sub(known, 1, 40) ~= run then return '[2]' end
local generation = string.sub(known, 44)
local request = cjson.decode(ARGV[3])
local reply, grants, counted, raised = {}, {}, false, 0
local i, place = 2, 2 + request[1]
while i <= #request do
  place = place + 1
  local hash, set, hints = KEYS[place], KEYS[2 + request[i]], i + 2
  local first = hints + 5 * request[i + 1] + 1
  i = first + 5 * request[first - 1]
  local fields, cells, at = {'o', 'm:o'}, {1}, {o = 1}
  for c = first, i - 1, 5 do
    local key = 'k:' .. request[c + 3]
    local usage = 'u:' .. request[c + 3] .. ':' .. request[c + 4]
    request[c + 3], request[c + 4] = key, usage
    if not at[key] then
      at[key] = #fields + 1
      cells[#cells + 1] = at[key]
      fields[#fields + 1] = key
      fields[#fields + 1] = 'm:' .. key
    end
    if not at[usage] then
      fields[#fields + 1] = usage
      at[usage] = #fields
    end
  end
  local before = redis.call('HMGET', hash, unpack(fields))
  local used, lent, direct, most, told, late, mark, valid, written = {}, {}, {}, {}, {}, {}, {}, {}, {}
  for f = 1, #fields do used[f] = before[f] and tonumber(before[f]) or 0 end
  for _, f in ipairs(cells) do
    local l, d, h, m = string.match(before[f + 1] or '', '^(%d+) (%d+) (%d+) (.+)$')
    lent[f], direct[f], most[f], mark[f] = tonumber(l) or 0, tonumber(d) or 0, tonumber(h) or 0, m
    valid[f] = m == generation
  end
  for h = hints, first - 2, 5 do
    local f = at[request[h]]
    if f then
      lent[f] = math.max(lent[f], request[h + 2])
      most[f] = math.max(most[f], request[h + 4])
      if request[h + 1] == '' then late[f] = math.max(late[f] or 0, request[h + 3])
      -- What the ledger says now may be less than before: what was in doubt may have been taken back.
      else told[f], direct[f] = true, request[h + 3] end
      if not valid[f] and mark[f] == request[h + 1] and string.find(mark[f], generation .. '?', 1, true) == 1 then
        valid[f], mark[f] = true, generation
        if used[f] < request[h + 2] then
          raised = raised + request[h + 2] - used[f]
          used[f], written[f] = request[h + 2], true
        end
      end
      written[f + 1] = true
    end
  end
  -- What the ledger granted on another occasion may be more than its answer says, or a part of it: it is asked again.
  for f, units in pairs(late) do
    if units > direct[f] then direct[f], told[f] = units, false end
  end
  local function fits(f, cost, limit)
    return used[f] + cost <= lent[f] and (told[f] or used[f] + cost + most[f] - lent[f] <= limit)
  end
  local waits, consumed = false, false
  for c = first, i - 1, 5 do
    local cost, key = request[c], at[request[c + 3]]
    local code, one, other = 1, used[key] + direct[key], used[1] + direct[1]
    if not (valid[key] and valid[1]) then
      code, one, other, waits = 3, 0, 0, true
      for _, f in ipairs({key, 1}) do
        if not valid[f] then
          if not mark[f] or string.find(mark[f], generation .. '?', 1, true) ~= 1 then
            mark[f] = generation .. '?' .. ARGV[2] .. '@' .. string.match(KEYS[1], '[^:]*$')
            written[f + 1] = true
          end
          if f == 1 then other = '"' .. mark[f] .. '"' else one = '"' .. mark[f] .. '"' end
        end
      end
    elseif waits then
      code, one, other = 2, used[key], used[1]
    elseif cost > 0 then
      if one + cost > request[c + 1] or other + cost > request[c + 2] then
        code = 0
        if used[key] + cost <= request[c + 1] and used[1] + cost <= request[c + 2] and not (told[key] and told[1]) then
          code, one, other, waits = 2, used[key], used[1], true
        end
      elseif not (fits(key, cost, request[c + 1]) and fits(1, cost, request[c + 2])) then
        code, one, other, waits = 2, used[key], used[1], true
      else
        local usage = at[request[c + 4]]
        used[1], used[key], used[usage] = used[1] + cost, used[key] + cost, used[usage] + cost
        written[1], written[key], written[usage] = true, true, true
        one, other, consumed = one + cost, other + cost, true
      end
    end
    grants[#grants + 1] = (code == 1) and 1 or 0
    reply[#reply + 1] = code .. ',' .. one .. ',' .. other
  end
  for _, f in ipairs(cells) do
    if written[f + 1] then used[f + 1] = lent[f] .. ' ' .. direct[f] .. ' ' .. most[f] .. ' ' .. (mark[f] or '-') end
  end
  local values = {}
  for f = 1, #fields do
    if written[f] then
      values[#values + 1] = fields[f]
      values[#values + 1] = used[f]
    end
  end
  if #values > 0 then
    redis.call('HSET', hash, unpack(values))
    if not before[1] and not before[2] then
      redis.call('SADD', set, string.match(hash, '[^:]*$'))
      redis.call('EXPIRE', set, ${hashSeconds})
      redis.call('EXPIRE', hash, ${hashSeconds})
    end
  end
  counted = counted or consumed
end
if counted then
  redis.call('SET', KEYS[1], ARGV[2] .. ':' .. table.concat(grants), 'EX', ${recordSeconds})
end
return '[1,' .. raised .. (#reply > 0 and ',' or '') .. table.concat(reply, ',') .. ']'
`);

/**
 * Takes back what one call granted, if it was counted, and takes its place in the record, so that a copy of that call
 * that arrives later counts nothing. Done twice it does nothing more.
 *
 * KEYS: record, hashes. ARGV: its number, number of the call, and as JSON one flat array with four values for each
 * charge of the call: position of its hash, cost, key, operation. Answers the units taken back.
 */
export const takeBackScript = script(`
local record = redis.call('GET', KEYS[1])
local last = record and tonumber(string.match(record, '^%d+')) or 0
local number, call = tonumber(ARGV[1]), tonumber(ARGV[2])
if last >= number then return 0 end
local grants = call > 0 and last == call and string.match(record, ':(.*)$') or ''
-- The first write: where Redis may not write, it fails here with nothing changed.
redis.call('SET', KEYS[1], number .. ':', 'EX', ${recordSeconds})
local charges, units = cjson.decode(ARGV[3]), 0
for i = 1, #charges, 4 do
  local cost = charges[i + 1]
  local place = (i + 3) / 4
  if cost > 0 and string.sub(grants, place, place) == '1' then
    for _, field in ipairs({'o', 'k:' .. charges[i + 2], 'u:' .. charges[i + 2] .. ':' .. charges[i + 3]}) do
      local used = redis.call('HGET', KEYS[1 + charges[i]], field)
      -- A counter that was lost since has nothing to give back.
      if used then redis.call('HSET', KEYS[1 + charges[i]], field, math.max(0, tonumber(used) - cost)) end
    end
    units = units + cost
  end
end
return units
`);

/**
 * Notes that Redis is in another run, and whether it may have lost data: then every counter is of an older generation.
 * It has lost none if the run before wrote every command to disk, and this one began with what was there.
 *
 * KEYS: run. ARGV: the runs that are known, with 1 for one that writes every command to disk ("<run>=1 <run>=0"), a
 * new generation. Answers the generation; nothing, and nothing is noted, when this run is not among them.
 */
export const beginRunScript = script(`
${readRun}
local replication = redis.call('INFO', 'replication')
local durable = string.match(ARGV[1], run .. '=(%d)')
if not durable then return '' end
durable = durable == '1'
  and string.find(replication, 'role:master', 1, true)
  -- A replica that took over may lag behind what the master had answered.
  and string.find(replication, 'master_replid2:' .. string.rep('0', 40), 1, true)
  and string.find(replication, 'connected_slaves:0', 1, true)
local known = redis.call('GET', KEYS[1]) or ''
local generation = ARGV[2]
if string.sub(known, 1, 40) == run or (durable and string.sub(known, 42, 42) == '1') then
  generation = string.sub(known, 44)
end
redis.call('SET', KEYS[1], run .. ' ' .. (durable and '1' or '0') .. ' ' .. generation)
return generation
`);
