"""Run against a product: NITIDO_URL, NITIDO_LIVE_KEY and NITIDO_TEST_KEY say which, and with which keys."""

import base64
import copy
import email.header
import hashlib
import hmac
import http.server
import json
import math
import os
import pickle
import threading
import time
import typing
import unittest
from typing import Any

from nitido import Answered, Nitido, NitidoError, WebhookError, each, verify_webhook
from nitido import _operations
from nitido._version import VERSION


def client(mode: str) -> Nitido:
    return Nitido(os.environ[f"NITIDO_{mode}_KEY"], os.environ["NITIDO_URL"])


def copies(value: Any) -> list[Any]:
    """As a worker's process gives it to its pool, and as programs copy it."""
    pickled = [pickle.loads(pickle.dumps(value, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    return [*pickled, copy.copy(value), copy.deepcopy(value)]


class Calls(unittest.TestCase):
    def test_names_types_that_there_are(self) -> None:
        for name in dir(_operations):
            if typing.is_typeddict(getattr(_operations, name)):
                typing.get_type_hints(getattr(_operations, name))
        for name, method in vars(_operations.Operations).items():
            if not name.startswith("_"):
                typing.get_type_hints(method, vars(_operations))

    def test_looks_up_people_who_do_not_exist(self) -> None:
        answer = client("TEST").lookup_cpf({"cpf": "529.982.247-25"})
        self.assertIs(answer["meta"]["simulado"], True)

    def test_goes_through_a_list_page_by_page(self) -> None:
        nitido = client("LIVE")
        for cep in ("01001-000", "20040-002", "30130-010"):
            nitido.lookup_cep({"cep": cep})
        seen = [lookup["protocolo"] for lookup in each(nitido.list_lookups, limit=2)]
        self.assertGreaterEqual(len(seen), 3)
        self.assertEqual(len(set(seen)), len(seen))
        self.assertEqual(nitido.get_lookup(seen[0])["data"]["tipo"], "cep")

    def test_goes_through_a_search_page_by_page(self) -> None:
        asked = {"limit": 40}
        found = [company["cnpj"] for company in each(client("TEST").search_companies, asked)]
        self.assertGreater(len(found), 40)
        self.assertEqual(len(set(found)), len(found))
        self.assertEqual(asked, {"limit": 40})

    def test_gives_a_report_with_its_code(self) -> None:
        nitido = client("LIVE")
        made = nitido.make_report(nitido.lookup_cep({"cep": "69005-070"})["meta"]["protocolo"])
        self.assertEqual(made[:5], b"%PDF-")
        self.assertIn(made.verification_code.encode(), made)
        for copied in copies(made):
            self.assertEqual((copied, copied.verification_code), (made, made.verification_code))

    def test_tells_of_each_answer(self) -> None:
        told: list[Answered] = []
        nitido = Nitido(os.environ["NITIDO_LIVE_KEY"], os.environ["NITIDO_URL"], on_answer=told.append)
        for _ in range(2):
            nitido.lookup_cep({"cep": "01001-000"}, idempotency_key="pedido-8")
        with self.assertRaises(NitidoError):
            nitido.lookup_cep({"cep": "1"})
        self.assertEqual([(answer.method, answer.status) for answer in told], [("POST", 200), ("POST", 200), ("POST", 400)])
        self.assertEqual([answer.headers["idempotency-replayed"] for answer in told], [None, "true", None])
        self.assertEqual([answer.idempotency_key for answer in told[:2]], ["pedido-8", "pedido-8"])
        self.assertEqual(len({answer.headers["x-request-id"] for answer in told}), 3)
        self.assertTrue(told[0].url.endswith("/v1/lookups/cep"))

    def test_raises_what_is_refused(self) -> None:
        with self.assertRaises(NitidoError) as refused:
            client("TEST").lookup_cpf({"cpf": "111"})
        error = refused.exception
        self.assertEqual((error.status, error.code, error.fields[0]["field"]), (400, "INVALID_INPUT", "cpf"))
        self.assertEqual(len(error.request_id), 36)
        self.assertIn("CPF inválido", str(error))
        for copied in copies(error):
            self.assertEqual((type(copied), str(copied), vars(copied)), (NitidoError, str(error), vars(error)))

    def test_handles_webhook_endpoints(self) -> None:
        nitido = client("LIVE")
        made = nitido.add_webhook_endpoint({"url": "http://127.0.0.1:1/x", "events": ["plan.ended"]})["data"]
        nitido.pause_webhook_endpoint(made["id"])
        self.assertIsNone(nitido.remove_webhook_endpoint(made["id"]))
        self.assertEqual(nitido.list_webhook_endpoints()["data"], [])


class Busy(http.server.BaseHTTPRequestHandler):
    """Refuses the first call, as its server says."""

    def do_POST(self) -> None:
        self.server.keys.append(self.headers["idempotency-key"])
        self.server.agents.add(self.headers["user-agent"])
        self.rfile.read(int(self.headers["content-length"] or 0))
        refused = len(self.server.keys) == 1
        self.send_response(429 if refused else 200)
        if refused:
            self.send_header("retry-after", self.server.pause)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps({"code": "RATE_LIMITED"} if refused else {"data": {}}).encode())

    do_GET = do_POST

    def log_message(self, *_: object) -> None:
        pass


class Away(Busy):
    """Answers 503 with the server's code, each time."""

    def do_POST(self) -> None:
        self.server.keys.append(self.headers["idempotency-key"])
        self.rfile.read(int(self.headers["content-length"] or 0))
        self.send_response(503)
        self.send_header("content-type", "application/problem+json")
        self.end_headers()
        self.wfile.write(json.dumps({"code": self.server.code}).encode())


class Lossy(Busy):
    """Loses its answer to the first call, and then has nothing left to remove."""

    def do_GET(self) -> None:
        self.answer(200)

    def do_DELETE(self) -> None:
        self.answer(404)

    def answer(self, status: int) -> None:
        self.server.keys.append(None)
        if len(self.server.keys) > 1:
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.end_headers()
            self.wfile.write(b'{"data": {}}')


class Served(unittest.TestCase):
    HANDLER: type[Busy] = Busy

    def setUp(self) -> None:
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.HANDLER)
        self.server.keys = []
        self.server.agents = set()
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.nitido = Nitido("nit_test_x", f"http://127.0.0.1:{self.server.server_port}")

    def tearDown(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Retries(Served):
    def test_waits_as_long_as_it_is_asked_to(self) -> None:
        self.server.pause = "1"
        began = time.monotonic()
        self.nitido.lookup_cep({"cep": "01001000"})
        self.assertGreaterEqual(time.monotonic() - began, 1)
        self.assertEqual(len(self.server.keys), 2)
        self.assertEqual(len(set(self.server.keys)), 1)
        self.assertEqual(self.server.agents, {f"nitido-python/{VERSION}"})

    def test_gives_up_where_that_is_too_long(self) -> None:
        self.server.pause = "7200"
        with self.assertRaises(NitidoError) as refused:
            self.nitido.lookup_cep({"cep": "01001000"})
        self.assertEqual((refused.exception.code, refused.exception.retry_after), ("RATE_LIMITED", 7200))

    def test_leaves_alone_what_its_listener_raises(self) -> None:
        self.server.pause = "0"

        def broken(_: Answered) -> None:
            raise OSError("of the program itself")

        nitido = Nitido("nit_test_x", f"http://127.0.0.1:{self.server.server_port}", on_answer=broken)
        with self.assertRaisesRegex(OSError, "of the program itself"):
            nitido.lookup_cep({"cep": "01001000"})
        self.assertEqual(len(self.server.keys), 1)

    def test_asks_again_for_what_costs_where_it_was_refused(self) -> None:
        self.server.pause = "0"
        self.nitido.read_company("11222333000181")
        self.assertEqual(len(self.server.keys), 2)


class Outages(Served):
    HANDLER = Away

    def test_asks_again_only_where_that_may_help(self) -> None:
        nitido = Nitido("nit_test_x", f"http://127.0.0.1:{self.server.server_port}", retries=2)
        for code, calls in (("MAINTENANCE", 1), ("SOURCE_DOWN", 2), ("UNAVAILABLE", 3)):
            self.server.keys.clear()
            self.server.code = code
            with self.assertRaises(NitidoError) as refused:
                nitido.lookup_cpf({"cpf": "52998224725"})
            self.assertEqual(refused.exception.code, code)
            self.assertEqual((len(self.server.keys), len(set(self.server.keys))), (calls, 1))


class Losses(Served):
    HANDLER = Lossy

    def test_asks_again_for_what_costs_nothing(self) -> None:
        self.nitido.get_usage()
        self.assertEqual(len(self.server.keys), 2)

    def test_asks_once_for_what_costs(self) -> None:
        for ask in (self.nitido.read_company, self.nitido.read_company_timeline, self.nitido.read_company_group):
            self.server.keys.clear()
            with self.assertRaises(OSError):
                ask("11222333000181")
            self.assertEqual(len(self.server.keys), 1)

    def test_takes_for_removed_what_is_gone(self) -> None:
        self.assertIsNone(self.nitido.unfollow_company("11222333000181"))
        self.assertEqual(len(self.server.keys), 2)
        with self.assertRaises(NitidoError):
            self.nitido.unfollow_company("11222333000181")

    def test_invents_no_answer_of_what_is_gone(self) -> None:
        with self.assertRaises(NitidoError) as gone:
            self.nitido.delete_batch("0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11")
        self.assertEqual((gone.exception.status, len(self.server.keys)), (404, 2))


class Webhooks(unittest.TestCase):
    SECRET = "whsec_" + base64.b64encode(b"k" * 32).decode()
    BODY = b'{"type":"plan.ended","timestamp":"2026-11-21T12:00:00.000Z","data":{"planId":"silver"}}'

    def headers(self, at: int, body: bytes = BODY, key: bytes = b"k" * 32) -> dict[str, str]:
        digest = hmac.new(key, b"evt_1.%d." % at + body, hashlib.sha256).digest()
        signature = "v1,AAAA v1," + base64.b64encode(digest).decode()
        return {"Webhook-Id": "evt_1", "Webhook-Timestamp": str(at), "Webhook-Signature": signature}

    def test_takes_what_is_ours(self) -> None:
        message = verify_webhook(self.SECRET, self.headers(1_000), self.BODY, now=1_299)
        self.assertEqual((message.id, message.type, message.data), ("evt_1", "plan.ended", {"planId": "silver"}))

    def test_takes_a_fitting_signature_beside_any_bytes(self) -> None:
        headers = self.headers(1_000)
        headers["Webhook-Signature"] = "v1,\udcff " + headers["Webhook-Signature"]
        self.assertEqual(verify_webhook(self.SECRET, headers, self.BODY, now=1_000).type, "plan.ended")

    def test_refuses_all_else(self) -> None:
        unknown = email.header.Header(b"v1,\xff", "unknown-8bit")
        for headers, body, now in (
            (self.headers(1_000), self.BODY + b" ", 1_000),
            (self.headers(1_000), self.BODY, 1_301),
            ({}, self.BODY, 1_000),
            ({**self.headers(1_000), "Webhook-Timestamp": "1" * 5_000}, self.BODY, 1_000),
            ({**self.headers(1_000), "Webhook-Timestamp": "\udcff"}, self.BODY, 1_000),
            ({**self.headers(1_000), "Webhook-Id": "evt_\udcff"}, self.BODY, 1_000),
            ({**self.headers(1_000), "Webhook-Id": "evt_\ud800"}, self.BODY, 1_000),
            ({**self.headers(1_000), "Webhook-Signature": "v1,\udcff"}, self.BODY, 1_000),
            ({**self.headers(1_000), "Webhook-Signature": unknown}, self.BODY, 1_000),
            (self.headers(1_000), self.BODY.decode() + "\udcff", 1_000),
            (self.headers(1_000), self.BODY, math.nan),
            (self.headers(1_000, b"[]"), b"[]", 1_000),
            (self.headers(1_000, b"plan.ended"), b"plan.ended", 1_000),
        ):
            with self.subTest(headers=headers, body=body, now=now), self.assertRaises(WebhookError):
                verify_webhook(self.SECRET, headers, body, now=now)

    def test_refuses_a_secret_that_is_none(self) -> None:
        for secret in ("", "whsec_", "whsec_\xe9", "whsec_?"):
            with self.subTest(secret=secret), self.assertRaises(WebhookError):
                verify_webhook(secret, self.headers(1_000, key=b""), self.BODY, now=1_000)


if __name__ == "__main__":
    unittest.main()
