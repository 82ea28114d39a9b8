-- A name as it is searched: without accents, in lower case. Its index needs a function that never changes its answer, and
-- the dictionary is named, so that no search path decides which one it is.
CREATE FUNCTION person_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, name));
$$;

-- The digits of a phone number from the area code on: 0812-3456 and +62 812 3456 are the same.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(62|0)', '');
$$;
