npm install https://nitido.example/sdk/nitido-1.2.4.tgz
export NITIDO_KEY='nit_test_…'
